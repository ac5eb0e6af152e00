import type { Reason } from './wire';

export function isReason(error: unknown): error is Reason {
  return typeof error === 'object' && error !== null && 'code' in error && 'details' in error;
}
