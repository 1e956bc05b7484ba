import type { Request } from 'express';
import { CONSENT_COOKIE } from '../../core/tracking/tracking-text';
import type { GuestPseudonym } from '../../core/tracking/guest-pseudonym';
import type { FrameDataLayer } from '../../../views/layout/frame';
import { signedInGuest } from '../session/guest-of';
import { readCookie } from '../session/read-cookie';

/** Adds nothing while the tag layer is disabled, and no pseudonym without the guest's consent (TRK-06, H14). */
export class TagLayerFrames {
  constructor(
    readonly isOn: boolean,
    private readonly pseudonym: GuestPseudonym,
  ) {}

  of(req: Pick<Request, 'headers' | 'session'>): FrameDataLayer | undefined {
    if (!this.isOn) return undefined;
    const contactId = signedInGuest(req)?.contactId;
    return contactId !== undefined && hasConsent(req) ? { contactId: this.pseudonym.of(contactId) } : {};
  }
}

/** Global Privacy Control overrides a consent given before. */
const hasConsent = (req: Pick<Request, 'headers'>) =>
  readCookie(req, CONSENT_COOKIE) === 'accepted' && req.headers['sec-gpc'] !== '1';
