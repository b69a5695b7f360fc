import file from '../../../brand.json'

/**
 * The public origin of the portal, without a slash at its end. A server that knows its own origin puts that in its place
 * as it serves the page.
 */
export const site = new URL(file.site).origin

/** The picture of a shared link: 1200 × 630 pixels, drawn by the build. */
export const sharePicture = { file: 'share.png', width: 1200, height: 630 }

/** The head of a public page: title and description, its own address, the preview of a link to it. */
export const publicHead = (
  path: string,
  {
    title,
    description,
    type = 'website',
  }: { readonly title: string; readonly description: string; readonly type?: string },
) => ({
  path,
  description,
  canonical: `${site}${path}`,
  share: {
    'og:type': type,
    'og:site_name': file.name,
    'og:locale': 'en_NG',
    'og:title': title,
    'og:description': description,
    'og:url': `${site}${path}`,
    'og:image': `${site}/${sharePicture.file}`,
    'og:image:width': String(sharePicture.width),
    'og:image:height': String(sharePicture.height),
    'og:image:alt': `${file.name}: ${file.tagline}`,
  },
})
