import { widgetPage } from '../../../src/service/widget/page'

test.each(['pay', 'receipt'])('[RUN-10: widget] the section "%s" of the widget says that no money moves', (id) => {
  const [, section = ''] =
    new RegExp(`<section id="${id}"([^]*?)</section>`).exec(widgetPage('https://portal.test').text) ?? []
  expect(section).toContain('Test payment: no money moves')
})
