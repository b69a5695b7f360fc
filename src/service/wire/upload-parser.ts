import type { Readable } from 'node:stream'
import { toUSVString } from 'node:util'
import { Tokenizer, TokenizerError, TokenParser, TokenParserError, TokenType } from '@streamparser/json'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidRequestError } from './errors'
import { jsonTypes, nulInText } from './body-parser'
import { bodyLimits } from './limits'

/** The bounds of an upload besides its size; the largest one of the API has a depth of 2 and about 40 tokens. */
const DEEPEST = 10
const MOST_TOKENS = 1_000

/** How much of a text is decoded at once, in bytes. */
const PIECE = 64 * 1024

const depthChange: Readonly<Partial<Record<TokenType, number>>> = {
  [TokenType.LEFT_BRACE]: 1,
  [TokenType.LEFT_BRACKET]: 1,
  [TokenType.RIGHT_BRACE]: -1,
  [TokenType.RIGHT_BRACKET]: -1,
}

const failWith = (statusCode: number): Error => Object.assign(new Error('upload refused'), { statusCode })

/** The text is no JSON, or no UTF-8. */
const isJsonError = (error: unknown) =>
  error instanceof TokenizerError ||
  error instanceof TokenParserError ||
  (error instanceof TypeError && Reflect.get(error, 'code') === 'ERR_ENCODING_INVALID_ENCODED_DATA')

/** A parser that takes a JSON text in pieces; `end` returns the value. Both throw at the first thing that is refused. */
export const makePieceParser = () => {
  const tokenizer = new Tokenizer({ stringBufferSize: PIECE })
  const parser = new TokenParser({ paths: ['$'] })
  const bounds = { depth: 0, tokens: 0 }
  const parsed: { value?: unknown } = {}
  parser.onValue = ({ value }) => {
    parsed.value = value
  }
  tokenizer.onToken = (token) => {
    bounds.depth += depthChange[token.token] ?? 0
    bounds.tokens += 1
    if (bounds.depth > DEEPEST || bounds.tokens > MOST_TOKENS)
      throw new InvalidRequestError([], 'The body has too many parts.')
    if (typeof token.value === 'string' && token.value.includes('\0')) throw nulInText()
    parser.write(typeof token.value === 'string' ? { ...token, value: toUSVString(token.value) } : token)
  }
  return {
    write: (piece: Buffer) => {
      tokenizer.write(piece)
    },
    end: (): unknown => {
      tokenizer.end()
      if (!('value' in parsed)) throw failWith(400)
      return parsed.value
    },
  }
}

/** Parses a body of at most that many bytes while it arrives. The rest of one that is refused is read and discarded. */
const parseArriving = async (payload: Readable, limit: number): Promise<unknown> => {
  const parser = makePieceParser()
  let size = 0
  try {
    for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > limit) throw failWith(413)
      parser.write(piece)
    }
    return parser.end()
  } catch (error) {
    payload.resume()
    throw isJsonError(error) ? failWith(400) : error
  }
}

/**
 * Parses the JSON bodies of uploads piece by piece as they arrive, so that none holds the event loop, whatever it
 * contains. Smaller bodies are parsed at once, see ./body-parser.
 */
export const registerUploadParser = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  for (const types of jsonTypes)
    app.addContentTypeParser(types, (_request: FastifyRequest, payload: Readable) =>
      parseArriving(payload, bodyLimits.upload),
    )
}
