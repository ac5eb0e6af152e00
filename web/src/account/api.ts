/** What only the pages of an account ask of the server. */
import { api, at, call, identify } from '../lib/api';
import type {
  AccountInfo,
  ActInfo,
  ActRequest,
  BlockInfo,
  CodesMade,
  Me,
  ReportInfo,
} from '../lib/wire';

export const account = {
  info: () => call<AccountInfo>('GET', '/me/account'),
  password: (old: string, password: string) =>
    identify(call<Me>('POST', '/me/password', { old, password })),
  dropSession: (id: string) => call<unknown>('DELETE', `/me/sessions/${at(id)}`),
  everywhere: () => call<unknown>('DELETE', '/me/sessions').then(api.me),
  codes: (password: string) => call<CodesMade>('POST', '/me/codes', { password }),
  recover: (name: string, code: string, password: string) =>
    identify(call<Me>('POST', '/recover', { name, code, password })),
  mailCode: (name: string) => call<unknown>('POST', '/recover/mail', { name }),
  email: (email: string, password: string) =>
    call<unknown>('PUT', '/me/email', { email, password }),
  confirm: (code: string) => call<unknown>('POST', '/me/email/confirm', { code }),
  remove: (password: string) => call<unknown>('POST', '/me/delete', { password }).then(api.me),
  blocks: () => call<BlockInfo[]>('GET', '/me/blocks'),
  block: (id: string) => call<unknown>('PUT', `/me/blocks/${at(id)}`),
  unblock: (id: string) => call<unknown>('DELETE', `/me/blocks/${at(id)}`),
  report: (table_id: string, version: number, text: string) =>
    call<unknown>('POST', '/reports', { table_id, version, text }),
  reports: () => call<ReportInfo[]>('GET', '/moderation/reports'),
  closeReport: (id: string) => call<unknown>('DELETE', `/moderation/reports/${at(id)}`),
  acts: () => call<ActInfo[]>('GET', '/moderation/acts'),
  act: (wish: ActRequest) => call<ActInfo>('POST', '/moderation/acts', wish),
  undo: (id: string) => call<unknown>('DELETE', `/moderation/acts/${at(id)}`),
  newToken: api.newToken,
  dropToken: api.dropToken,
};

/** Does something, says how it went, and looks again at what it changed. */
export type Attempt = (deed: () => Promise<unknown>, success?: string) => Promise<void>;
