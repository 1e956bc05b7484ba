import { atLeast, staffMatrix } from '../party/access-matrix';
import { cleanText, mistakeOf } from './message-text';
import type { StaffMember } from './staff-members.port';
import type { StaffRequests } from './staff-requests.port';

export const staffSteps = ['answer', 'take', 'close'] as const;
type StaffStep = (typeof staffSteps)[number];

export type ServeRequestOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'invalid'; readonly error: 'missing' | 'too-long' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'not-allowed' };

interface ServedRequest {
  readonly step: StaffStep;
  readonly requestId: string;
  /** The form's idempotency key makes a repeat harmless. */
  readonly formKey: string;
  readonly text: string;
}

/** What a member of staff does with a request: answers it, takes it or closes it (ROL-05). */
export class ServeRequest {
  constructor(private readonly requests: Pick<StaffRequests, 'answer' | 'assign' | 'close'>) {}

  async run(member: StaffMember, { step, requestId, ...form }: ServedRequest): Promise<ServeRequestOutcome> {
    if (!atLeast(staffMatrix[member.role].requests, 'change')) return { kind: 'not-allowed' };
    if (step !== 'answer') {
      const change = { requestId, member };
      const isOpen = step === 'take' ? await this.requests.assign(change) : await this.requests.close(change);
      return { kind: isOpen ? 'done' : 'closed' };
    }
    const text = cleanText(form.text);
    const error = mistakeOf(text);
    if (error) return { kind: 'invalid', error };
    const isStored = await this.requests.answer({ requestId, member, formKey: form.formKey, text });
    return { kind: isStored ? 'done' : 'closed' };
  }
}
