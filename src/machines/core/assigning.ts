import { assign, type AnyEventObject, type MachineContext } from 'xstate'

/** `assign` for the actions of a machine that stand in a file of their own. */
export const assigning =
  <Context extends MachineContext, Event extends AnyEventObject>() =>
  <Params = unknown>(change: (here: { readonly context: Context }, params: Params) => Partial<Context>) =>
    assign<Context, Event, Params, Event, never>(change)
