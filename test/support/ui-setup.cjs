// A suite that runs without a DOM needs nothing of what makes one whole.
if ('document' in globalThis) require('./dom-setup')
