import { answerPlainQuestion } from './solve-bot-check';
import { parseHtml } from './parse-html';

export interface FormAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
  /** What the page says where something is wrong, and its headings. */
  readonly words: readonly string[];
  readonly headers: Headers;
}

const aPersonsTimeMs = 4_000;

interface FormBrowserOptions {
  /** Where it seems to call from, believed by a server that trusts a proxy. */
  readonly address?: string;
  readonly userAgent?: string;
  /** How the server's clock is moved, for forms that nobody fills in at once. */
  readonly passTime?: (ms: number) => Promise<void>;
}

/** A browser without script: it follows nothing by itself, keeps cookies, and sends forms as they stand in the page. */
export class FormBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly options: FormBrowserOptions = {},
  ) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes a cookie of another client over. */
  adopt(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  async open(path: string, form?: Readonly<Record<string, string>>): Promise<FormAnswer> {
    const headers = new Headers({ Cookie: this.cookie, 'Sec-Fetch-Site': 'same-origin' });
    if (this.options.address) headers.set('X-Forwarded-For', this.options.address);
    if (this.options.userAgent) headers.set('User-Agent', this.options.userAgent);
    if (form) headers.set('Content-Type', 'application/x-www-form-urlencoded');
    const answer = await fetch(`${this.url}${path}`, {
      headers,
      redirect: 'manual',
      ...(form ? { method: 'POST', body: new URLSearchParams(form).toString() } : {}),
    });
    for (const line of answer.headers.getSetCookie()) this.store(line);
    const html = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      html,
      get words() {
        return wordsOf(html);
      },
      headers: answer.headers,
    };
  }

  /** Fills the sign-in form, sum included, as a person would after a few seconds. */
  async askForCode(path: string, typed: Readonly<Record<string, string>>): Promise<FormAnswer> {
    const { passTime } = this.options;
    if (!passTime) throw new Error('Who fills a form in at once is taken for a program: passTime has to be given');
    const { html } = await this.open(path);
    await passTime(aPersonsTimeMs);
    return this.open('/login', { ...filledForm(html), ...typed });
  }

  /** Asks for a code, then says where it goes. */
  async askForCodeBy(
    loginMethod: 'OTP_EMAIL' | 'OTP_PHONE',
    path: string,
    typed: Readonly<Record<string, string>>,
  ): Promise<FormAnswer> {
    const asked = await this.askForCode(path, typed);
    return asked.location === '/login/send-code' ? this.open('/login/send-code', { loginMethod }) : asked;
  }

  private store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** What a page's form carries unseen, with the answer to its question. */
export const filledForm = (html: string): Record<string, string> => ({
  ...hiddenFields(html),
  plainAnswer: answerPlainQuestion(html),
  website: '',
});

export const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    parseHtml(html)
      .querySelectorAll('input[type="hidden"][name]')
      .map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  );

const wordsOf = (html: string) =>
  parseHtml(html)
    .querySelectorAll('h1, h2.sign-in-form__step, [role="alert"], .notice--success, p.field__error')
    // The reference below the words of a notice is another one each time.
    .map((part) => (part.querySelector('h2, .notice__title, .notice__body') ?? part).text);
