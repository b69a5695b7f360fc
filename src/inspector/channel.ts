import { CHANNEL, type Message } from './messages'
import type { Channel } from './reporter'

/** Opens the channel between the tabs of one origin. */
export const openChannel = (): Channel => {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    post: (message) => {
      channel.postMessage(message)
    },
    listen: (receive) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        receive(data)
      })
    },
  }
}
