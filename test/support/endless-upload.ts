import { request, type IncomingMessage } from 'node:http'

const PATH = '/api/services/app/Document/Save'

/**
 * Begins an upload in chunks, without a length, that never ends: its first bytes are sent. `send` sends that many more, or
 * until it is refused; `refusal` resolves with the status of an answer that comes before the end, 0 if there is none.
 */
export const endlessUpload = (origin: string, token = '') => {
  const upload = request(`${origin}${PATH}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      // As a browser does: an answer before the end of the body is lost where it closes the connection.
      connection: 'keep-alive',
    },
    agent: false,
  })
  upload.on('error', () => undefined)
  upload.write('{"data":"')
  const refusal = new Promise<number>((resolve) => {
    upload.once('response', (response: IncomingMessage) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    upload.once('close', () => {
      resolve(0)
    })
  })
  const piece = 'A'.repeat(64 * 1024)
  return {
    refusal,
    send: async (bytes: number): Promise<void> => {
      const isRefused = refusal.then(() => true)
      const written = () => new Promise<boolean>((done) => upload.write(piece, () => done(upload.destroyed)))
      for (let sent = 0; sent < bytes; sent += piece.length) if (await Promise.race([isRefused, written()])) return
    },
    end: () => upload.destroy(),
  }
}
