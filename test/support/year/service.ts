/** Where a service is asked. */
export type Service = { readonly origin: string; readonly widgetOrigin: string }
