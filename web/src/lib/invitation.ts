import type { Summary } from './wire';

/** Names under which a computer reaches itself and nobody else does. */
const ITSELF = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export interface Invitation {
  link: string;
  /** Whether another computer can open it. */
  isReachable: boolean;
}

/** The link to a table, by the address that the server says others reach it at; else by the one
 * that this page came from. */
export function invitation(
  address: string,
  here: Pick<Location, 'origin'>,
  { id, invite }: Pick<Summary, 'id' | 'invite'>,
): Invitation {
  const base = address || here.origin;
  const link = `${base.replace(/\/+$/, '')}/t/${id}${invite ? `?invite=${invite}` : ''}`;
  return { link, isReachable: !ITSELF.test(new URL(base).hostname) };
}
