/**
 * What a browser can do for a page and neither the portal nor the widget asks for: off, also for anything they frame. A
 * photo of a document comes from a file field, which needs no camera permission. Only names that Chromium knows are here:
 * it prints a warning about each other one.
 */
const unused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
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
const policy = (allowed: Readonly<Record<'clipboard-write' | 'payment' | 'web-share', string>>): string =>
  [...unused.map((feature) => [feature, '()']), ...Object.entries(allowed)].map((entry) => entry.join('=')).join(', ')

/** The portal copies and shares links; only the widget, at its origin, and the portal itself may ask for a payment. */
export const portalPermissions = (widget: string): string =>
  policy({ 'clipboard-write': '(self)', payment: `(self "${widget}")`, 'web-share': '(self)' })

export const widgetPermissions = policy({ 'clipboard-write': '()', payment: '(self)', 'web-share': '()' })
