/**
 * Says that the line has gone before the bar is there (`connection-bar.tsx`), which then takes the place of this. It comes some seconds after
 * the page, and without a line not at all.
 */
export function sayOffline(): void {
  window.addEventListener('offline', () => {
    if (document.querySelector('.offline-notice')) return
    const notice = '<p class="offline-notice" role="status" data-offline>You are offline</p>'
    document.body.insertAdjacentHTML('beforeend', notice)
  })
  window.addEventListener('online', () => document.querySelector('[data-offline]')?.remove())
}
