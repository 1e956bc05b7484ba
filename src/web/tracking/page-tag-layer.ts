import { CONSENT_COOKIE } from '../../core/tracking/tracking-text';
import type { GuestPseudonym } from '../../core/tracking/guest-pseudonym';
import { dataLayerPlaceholders } from '../../../views/tracking/tag-layer-part';
import { guestText } from '../../../views/ui/guest-placeholders';
import type { PartsOnPage } from '../../../views/ui/page-parts';
import type { PagePart, PageRequest } from '../rendering/page-part';
import { signedInGuest } from '../session/guest-of';
import { readCookie } from '../session/read-cookie';

/** Adds nothing while the tag layer is disabled, and no pseudonym without the guest's consent (TRK-06, H14). */
export class PageTagLayer implements PagePart {
  readonly placeholders = dataLayerPlaceholders;

  constructor(
    private readonly isOn: boolean,
    private readonly pseudonym: GuestPseudonym,
  ) {}

  async of(req: Pick<PageRequest, 'headers' | 'session'>): Promise<PartsOnPage> {
    if (!this.isOn) return {};
    const contactId = signedInGuest(req)?.contactId;
    return { dataLayer: contactId !== undefined && hasConsent(req) ? { contactId: this.pseudonym.of(contactId) } : {} };
  }

  async ofTemplate(): Promise<PartsOnPage> {
    return this.isOn ? { dataLayer: { contactId: guestText('pseudonym') } } : {};
  }
}

/** Global Privacy Control overrides a consent given before. */
const hasConsent = (req: Pick<PageRequest, 'headers'>) =>
  readCookie(req, CONSENT_COOKIE) === 'accepted' && req.headers['sec-gpc'] !== '1';
