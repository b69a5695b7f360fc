import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { JSDOM } from 'jsdom'

/** What `abp.ajax` rejects with: ABP's error object as the server sent it. */
export type AbpError = {
  readonly message?: string
  readonly details?: string
  readonly validationErrors?: readonly { readonly message: string; readonly members: readonly string[] }[] | null
}

/** How one call of `abp.ajax` ended. `shown` is what ABP's own client would tell the customer. */
export type AbpOutcome = {
  readonly result?: unknown
  readonly error?: AbpError
  readonly status: number
  /** The envelope around the result or the error. */
  readonly envelope?: unknown
  readonly shown: readonly { readonly title: string; readonly text: string }[]
  /** Where ABP's client sent the browser: to its log-in, after a 401. */
  readonly visited: readonly string[]
}

export type AbpClient = {
  readonly get: (path: string) => Promise<AbpOutcome>
  readonly post: (path: string, body: unknown) => Promise<AbpOutcome>
  readonly close: () => void
}

const find = createRequire(`${process.cwd()}/package.json`).resolve
const abpFolder = 'abp-web-resources/Abp/Framework/scripts'

/** jQuery, ABP's scripts, and ABP's jQuery part with `abp.ajax`, as a page of such a server loads them. */
const scripts = ['jquery/dist/jquery.js', `${abpFolder}/abp.js`, `${abpFolder}/libs/abp.jquery.js`]

/**
 * One call with the package's `abp.ajax`. The page replaces two things, as every page of ABP does: the dialog that
 * shows a message, and (a page in a test goes nowhere) the function that leaves for another address.
 */
const caller = `(function (options, done) {
  var shown = [], visited = []
  abp.log.level = abp.log.levels.FATAL
  abp.message.error = function (text, title) {
    shown.push({ title: title || '', text: text })
    return $.Deferred().resolve()
  }
  abp.ajax.handleTargetUrl = function (url) { visited.push(url || abp.appPath) }
  var end = function (outcome, xhr) {
    setTimeout(function () {
      done(JSON.stringify($.extend(outcome, { status: xhr.status, shown: shown, visited: visited })))
    })
  }
  abp.ajax(JSON.parse(options)).done(function (result, envelope, xhr) {
    end({ result: result, envelope: envelope }, xhr)
  }).fail(function (error, xhr) {
    end({ error: error, envelope: xhr.responseJSON }, xhr)
  })
})`

/** The client of the npm package `abp-web-resources` on a page of this origin, with a bearer token if there is one. */
export const abpClient = (origin: string, token?: string): AbpClient => {
  const { window } = new JSDOM('<!doctype html><title>ABP</title>', { url: origin, runScripts: 'outside-only' })
  for (const script of scripts) window.eval(readFileSync(find(script), 'utf8'))
  const call = window.eval(caller) as (options: string, done: (outcome: string) => void) => void
  const headers = token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }
  const ajax = (type: string, path: string, data?: string) =>
    new Promise<AbpOutcome>((resolve) => {
      call(JSON.stringify({ type, url: path, ...headers, ...(data === undefined ? {} : { data }) }), (outcome) => {
        resolve(JSON.parse(outcome) as AbpOutcome)
      })
    })
  return {
    get: (path) => ajax('GET', path),
    post: (path, body) => ajax('POST', path, JSON.stringify(body)),
    close: () => {
      window.close()
    },
  }
}
