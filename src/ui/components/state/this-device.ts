/** What to call the device that the portal is used on: a mouse or a touchpad is a computer's. */
export const thisDevice = (): 'phone' | 'computer' =>
  window.matchMedia('(pointer: fine)').matches ? 'computer' : 'phone'
