import { queryText } from '../../core/shared/query-text';
import { leadRedirect, leadsToSignIn } from '../../core/leads/lead-redirect';
import type { FormThanks } from '../../core/leads/form-definition';
import type { Lead } from '../../core/leads/lead';
import { answerOf } from '../../core/leads/validate-field';
import type { LoginHints } from '../../core/sign-in/login-hints';
import { readReturnAddress } from '../../core/sign-in/return-address';
import type { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import type { DocumentCounter } from '../documents/document-counter';
import type { LeadTarget } from './lead-targets';

interface NextStepParts {
  readonly hints: Pick<LoginHints, 'give'>;
  readonly documents: Pick<DocumentCounter, 'nextStep'>;
  readonly hosts: Pick<OurHosts, 'origin'>;
  readonly signInUrl: string;
  readonly hasPersonalDataInUrls: boolean;
}

interface TakenLead {
  readonly target: LeadTarget;
  readonly lead: Lead;
  /** The return address in the form; only an address of this site is followed (H59, reliability C10). */
  readonly returnTo: unknown;
}

type AskedToSignIn = Readonly<Partial<Record<'type' | 'hint' | 'email' | 'phone' | 'countryCode', string>>>;

export class NextStep {
  constructor(private readonly parts: NextStepParts) {}

  after({ target, lead, returnTo }: TakenLead): string | undefined {
    const thanks = this.thanksOf(target, returnTo);
    const isSignedIn = lead.contactId !== undefined;
    const to = leadRedirect({
      thanks,
      sentForm: lead,
      isSignedIn,
      person: this.personOf(lead),
      signInUrl: this.parts.signInUrl,
    });
    return to ?? (thanks.kind === 'inline' ? undefined : paths.leads.thankYou);
  }

  /** Personal parameters are sealed as a hint, unless the line configures plain text (FRM-36, H07). */
  toSignIn(parameters: AskedToSignIn): string {
    const { signInUrl, hasPersonalDataInUrls, hints } = this.parts;
    const { type, hint, email, phone, countryCode } = parameters;
    const sealedHint =
      hint ??
      ((email ?? phone)
        ? hints.give({
            ...(email ? { email } : {}),
            ...(phone ? { phone } : {}),
            ...(countryCode ? { countryCode } : {}),
          })
        : undefined);
    const query = queryText(
      hasPersonalDataInUrls
        ? [
            ['type', type],
            ['hint', hint],
            ['email', email],
            ['phone', phone],
            ['countryCode', countryCode],
          ]
        : [
            ['type', type],
            ['hint', sealedHint],
          ],
    );
    return query === '' ? signInUrl : `${signInUrl}${signInUrl.includes('?') ? '&' : '?'}${query}`;
  }

  private thanksOf({ form, document }: LeadTarget, returnTo: unknown): FormThanks {
    if (document) return { kind: 'redirect', to: this.parts.documents.nextStep(document) };
    if (form.thanks.kind === 'inline') return form.thanks;
    return { kind: 'redirect', to: readReturnAddress(returnTo, this.parts.hosts.origin) ?? form.thanks.to };
  }

  private personOf(lead: Lead): Parameters<typeof leadRedirect>[0]['person'] {
    if (this.parts.hasPersonalDataInUrls) return { kind: 'in-url' };
    if (lead.contactId !== undefined || !leadsToSignIn(lead)) return { kind: 'none' };
    const [email, phone, countryCode] = ['email', 'phone', 'country_code'].map((name) => answerOf(lead.fields, name));
    return {
      kind: 'hint',
      hint: this.parts.hints.give({
        ...(email ? { email } : {}),
        ...(phone ? { phone } : {}),
        ...(countryCode ? { countryCode } : {}),
      }),
    };
  }
}
