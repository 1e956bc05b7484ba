import type { BotCheckOutcome } from '../shared/bot-check.port';
import type { RateLimits } from '../shared/rate-limits.port';
import { waitOf } from '../shared/wait-of';
import { codeChannelsOf } from './code-channels';
import { namingUses, requestUses } from './code-limits';
import type { Guest, Identifier } from './guest';
import type { GuestDirectory } from './guest-directory.port';
import type { NeutralMode } from './neutral-mode';
import type { SendCode, SendCodeOutcome } from './send-code';
import type { TextMessageCountries } from './text-message-countries';

export type RequestCodeOutcome =
  | SendCodeOutcome
  /** Nothing was sent yet: the guest chooses the address (AUT-04, H04). */
  | { readonly kind: 'choose'; readonly channels: readonly Identifier[] }
  | { readonly kind: 'no-match' }
  /** Text messages are not sent to this country (AUT-07). */
  | { readonly kind: 'unlisted-country' }
  | { readonly kind: 'bot-check-empty' }
  | { readonly kind: 'bot-check-failed' }
  | { readonly kind: 'bot-check-unavailable' }
  | { readonly kind: 'bot-check-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

interface RequestCodeParts {
  readonly guests: GuestDirectory;
  readonly limits: RateLimits;
  readonly neutral: Pick<NeutralMode, 'isOn' | 'noteNoMatch'>;
  readonly countries: Pick<TextMessageCountries, 'canReach'>;
  readonly sendCode: Pick<SendCode, 'run' | 'runNeutrally'>;
  readonly pause: (ms: number) => Promise<void>;
}

export interface CodeVisitor {
  readonly browser: string;
  readonly address: string;
  /** A browser where this identifier signed in before has a stable id. */
  readonly knownBrowserOf: (identifier: Identifier) => string | undefined;
  readonly events: SignInEvents;
}

interface CodeRequest extends CodeVisitor {
  readonly identifier: Identifier;
  readonly botCheck: () => Promise<BotCheckOutcome>;
  readonly asksChannel: boolean;
}

/** A neutral answer takes longer than all work before it, so that all of them take equally long. */
const neutralAnswerMs = 300;

/** Sends a six-digit code to a known e-mail or phone (AUT-01, AUT-10 to AUT-12), within the limits of A6 and A7. */
export class RequestCode {
  constructor(private readonly parts: RequestCodeParts) {}

  /** `botCheck` runs before any look-up, so that a program learns nothing (reliability A7). */
  async run(request: CodeRequest): Promise<RequestCodeOutcome> {
    const verdict = await request.botCheck();
    if (verdict.kind === 'limited') return { ...verdict, kind: 'bot-check-limited' };
    // The log names the store that failed, not the bot check (reliability G6).
    if (verdict.kind === 'unavailable' && verdict.cause !== undefined)
      return { kind: 'unavailable', cause: verdict.cause };
    if (verdict.kind !== 'human') return refusals[verdict.kind];
    const outcome = await this.orUnavailable(() => this.serve(request));
    if (outcome.kind === 'unavailable') await verdict.release?.();
    return outcome;
  }

  async runTo(
    request: CodeVisitor & { readonly identifier: Identifier; readonly channel: Identifier['channel'] },
  ): Promise<RequestCodeOutcome> {
    return this.orUnavailable(async () => {
      const wait = waitOf(await this.parts.limits.take(requestUses(request)));
      if (wait) return wait;
      const guest = await this.parts.guests.findGuest(request.identifier);
      const to =
        guest &&
        codeChannelsOf(guest, request.identifier, this.parts.countries).find(
          ({ channel }) => channel === request.channel,
        );
      return to ? this.parts.sendCode.run(sendingTo(to, request)) : { kind: 'no-match' };
    });
  }

  /** Sends a new code to the same address as the last one; an unknown identifier gets the neutral answer again. */
  async runAgain(request: CodeVisitor & { readonly identifier: Identifier }): Promise<RequestCodeOutcome> {
    return this.orUnavailable(async () => {
      const wait = waitOf(await this.parts.limits.take(requestUses(request)));
      if (wait) return wait;
      const guest = await this.parts.guests.findGuest(request.identifier);
      const isNeutral = guest === undefined || (await this.parts.neutral.isOn());
      return isNeutral
        ? this.sendNeutrally(request, guest)
        : this.parts.sendCode.run(sendingTo(request.identifier, request));
    });
  }

  private async serve(request: CodeRequest): Promise<RequestCodeOutcome> {
    const { guests, neutral, countries, sendCode, limits } = this.parts;
    const { identifier: to } = request;
    const wait = waitOf(await limits.take(namingUses(request, to)));
    if (wait) return wait;
    if (!countries.canReach(to)) return { kind: 'unlisted-country' };
    const [guest, isOn] = await Promise.all([guests.findGuest(to), neutral.isOn()]);
    if (!guest) return this.answerStranger(request, isOn);
    if (isOn) return this.sendNeutrally(request, guest);
    const channels = request.asksChannel ? codeChannelsOf(guest, to, countries) : [];
    return channels.length > 1 ? { kind: 'choose', channels } : sendCode.run(sendingTo(to, request));
  }

  private async answerStranger(request: CodeRequest, isOn: boolean): Promise<RequestCodeOutcome> {
    request.events.noMatch(request.identifier);
    const isFromNowOn = await this.parts.neutral.noteNoMatch();
    return isOn || isFromNowOn ? this.sendNeutrally(request, undefined) : { kind: 'no-match' };
  }

  private async sendNeutrally(
    request: CodeVisitor & { readonly identifier: Identifier },
    guest: Guest | undefined,
  ): Promise<RequestCodeOutcome> {
    const { events, identifier } = request;
    const sending = this.parts.sendCode.runNeutrally({
      ...sendingTo(identifier, request),
      isKnown: guest !== undefined,
      onFailure: (cause) => events.reportUnsent(cause),
    });
    const [outcome] = await Promise.all([sending, this.parts.pause(neutralAnswerMs)]);
    return outcome;
  }

  /** Every failure gets the same answer: try again in a moment. */
  private async orUnavailable(work: () => Promise<RequestCodeOutcome>): Promise<RequestCodeOutcome> {
    try {
      return await work();
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }
}

const sendingTo = (to: Identifier, { browser, knownBrowserOf }: CodeVisitor) => ({
  to,
  browser,
  knownBrowser: knownBrowserOf(to),
});

const refusals = {
  'empty-token': { kind: 'bot-check-empty' },
  failed: { kind: 'bot-check-failed' },
  unavailable: { kind: 'bot-check-unavailable' },
} as const satisfies Record<Exclude<BotCheckOutcome['kind'], 'human' | 'limited'>, RequestCodeOutcome>;

interface SignInEvents {
  /** Logs an unknown identifier once, as a digest. */
  noMatch(identifier: Identifier): void;
  reportUnsent(cause: unknown): void;
}
