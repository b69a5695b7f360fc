/**
 * What a browser can do for a page and neither the portal nor the widget asks for: off, also for anything they frame. A
 * photo of a document comes from a file field, which needs no camera permission. Chromium prints a warning about each
 * name that it does not know, so only those are here that it knows on every system: not `bluetooth`, nor `web-share`,
 * which without a word is allowed to the portal and to no frame.
 */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** The header's value: what is unused is off, and each of the others is allowed to these origins. */
const policy = (allowed: Readonly<Record<'clipboard-write' | 'payment', string>>): string =>
  [...unused.map((feature) => [feature, '()']), ...Object.entries(allowed)].map((entry) => entry.join('=')).join(', ')

/** The portal copies texts, and delegates payments to the widget. */
export const portalPermissions = (widget: string): string =>
  policy({ 'clipboard-write': '(self)', payment: `(self "${widget}")` })

export const widgetPermissions = policy({ 'clipboard-write': '()', payment: '(self)' })
