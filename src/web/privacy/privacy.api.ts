import type { ConsentRepository } from '../../core/privacy/consent-repository.port';
import { consentTexts } from '../../../views/consent/consent.texts';
import { guestOf } from '../session/guest-of';
import { handle } from '../routing/handle';
import { recordConsentOperation } from './privacy.schema';

/** `POST /api/consent`: records a guest's cookie choice; the browser stores the choice itself (H14). */
export class PrivacyApi {
  /** `hasDataLayer` selects the wording of the question that is recorded. */
  constructor(
    private readonly consents: Pick<ConsentRepository, 'record'>,
    private readonly hasDataLayer: boolean,
  ) {}

  readonly recordConsent = handle(recordConsentOperation, async ({ body: { choice } }, req, res) => {
    const wording = this.hasDataLayer ? consentTexts.questionWithDataLayer : consentTexts.question;
    await this.consents.record({
      contactId: guestOf(req).contactId,
      consent: { subject: 'cookies', isGiven: choice === 'accepted', wording, source: 'site' },
    });
    res.json({ choice });
  });
}
