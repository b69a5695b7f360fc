import { innermost } from '../trace'
import { FILES, type machinesOf } from './board'

type ActorListProps = {
  readonly machines: ReturnType<typeof machinesOf>
  readonly portals: readonly string[]
  readonly shown: string | undefined
  readonly choose: (key: string) => void
}

const placeText = (active: readonly string[]): string =>
  innermost(active)
    .map((id) => id.replaceAll('.', ' › '))
    .join(', ')

/** The running machines by portal, each with its invoked actors. */
export const ActorList = ({ machines, portals, shown, choose }: ActorListProps) =>
  portals.map((portal, index) => (
    <section key={portal}>
      <h2>{portal === FILES ? 'Traces' : `Portal ${portals.length === 1 ? '' : String(index + 1)}`}</h2>
      <ul>
        {machines
          .filter(({ machine }) => machine.portal === portal)
          .map(({ machine: { key, actor }, runs }) => (
            <li key={key}>
              <button
                type="button"
                aria-current={key === shown}
                onClick={() => {
                  choose(key)
                }}
              >
                <strong>{actor.name}</strong>
                <span>{['active', 'trace'].includes(actor.status) ? placeText(actor.active) : actor.status}</span>
              </button>
              {runs.length > 0 && (
                <ul className="runs">
                  {runs.map((run) => (
                    <li key={run.key}>▸ {run.actor.name}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
      </ul>
    </section>
  ))
