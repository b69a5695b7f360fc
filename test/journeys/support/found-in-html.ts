import { HtmlValidate, type Message } from 'html-validate'

/** The rules of the standard, of accessibility and of whole documents. Scripts come from the page's own origin. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: { 'require-sri': 'off' },
})

/** Html-validate takes what is in a template, a copy of the screen, for a part of the document. */
const withoutTemplates = (document: string): string => document.replace(/<template\b.*?<\/template>/gs, '')

/** What html-validate finds in a document. */
export const foundInHtml = async (document: string): Promise<readonly Message[]> => {
  const { results } = await validator.validateString(withoutTemplates(document))
  return results.flatMap(({ messages }) => messages)
}
