/** Notices of the system, for whoever has left the tab while others wait. */
import { settings } from './settings.svelte';

function isPossible(): boolean {
  return 'Notification' in globalThis;
}

/** Whether a person may be asked: once, and never if the browser has an answer already. */
export function canAsk(): boolean {
  return isPossible() && Notification.permission === 'default' && settings.notify === 'unasked';
}

/** Ask the browser; it asks the person. */
export async function allow(): Promise<boolean> {
  const isAllowed = isPossible() && (await Notification.requestPermission()) === 'granted';
  settings.notify = isAllowed ? 'on' : 'off';
  return isAllowed;
}

/** Tell somebody who does not look at the tab. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !isPossible()) return;
  if (settings.notify !== 'on' || Notification.permission !== 'granted') return;
  const options = { body, tag, icon: '/icons/app-192.png' };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => focus();
  } catch {
    // A phone shows what the service worker tells.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
