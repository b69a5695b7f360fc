import { CHANNEL, type Message } from './messages'
import type { Channel } from './reporter'

/** The channel between the tabs of one origin. */
export const openChannel = (): Channel => {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    post: (message) => {
      channel.postMessage(message)
    },
    listen: (hear) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        hear(data)
      })
    },
  }
}
