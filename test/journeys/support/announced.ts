import type { Page } from '@playwright/test'

/**
 * The texts in live regions, as the browser's accessibility tree has them for a screen reader. What stands there once is
 * announced once.
 */
export const liveTexts = async (page: Page): Promise<readonly string[]> => {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const isLive = (id: string | undefined): boolean => {
    const node = id === undefined ? undefined : byId.get(id)
    if (!node) return false
    const live: unknown = node.properties?.find(({ name }) => name === 'live')?.value.value
    return live === 'polite' || live === 'assertive' || isLive(node.parentId)
  }
  return nodes.flatMap(({ nodeId, ignored, role, name }) =>
    !ignored && role?.value === 'StaticText' && isLive(nodeId) ? [String(name?.value)] : [],
  )
}
