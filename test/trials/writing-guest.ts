import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../support/sign-in';
import { untilAnswered } from './two-node-site';

/** Things of the sample line that a guest can keep, and a question with its answers. */
export interface ThingsToWrite {
  readonly stories: readonly string[];
  readonly question: { readonly key: string; readonly answers: readonly string[] };
}

interface ExpectedState {
  readonly favourites: Set<string>;
  /** By id: what the guest last said of it. */
  readonly emails: Map<string, string>;
  readonly streets: Map<string, string>;
  answer: string;
}

type Item = Readonly<Record<string, unknown>>;

const maxAddresses = 6;
const maxEmails = 4;

/** Writes one thing after another, asks again at the other node for what was not answered, and remembers what was acknowledged. */
export class WritingGuest {
  readonly expected: ExpectedState = { favourites: new Set(), emails: new Map(), streets: new Map(), answer: '' };
  acknowledged = 0;
  /** Answers that did not come, or said that they could not. */
  askedAgain = 0;

  constructor(
    private readonly parts: {
      readonly nodes: (index: number) => string;
      readonly client: ApiClient;
      readonly index: number;
      readonly things: ThingsToWrite;
    },
  ) {}

  /** What stands when the guest begins: their first e-mail. */
  async begin(): Promise<void> {
    for (const item of await this.read('/api/contact-information'))
      this.expected.emails.set(String(item['id']), String(item['businessPersonal']));
  }

  async write(step: number): Promise<void> {
    switch (step % 6) {
      case 0:
        return this.saveFavourite(step);
      case 1:
        return this.answer(step);
      case 2:
        return this.expected.streets.size < maxAddresses ? this.addAddress(step) : this.changeAddress(step);
      case 3:
        return this.expected.emails.size < maxEmails ? this.addEmail(step) : this.changeEmail(step);
      case 4:
        return this.changeAddress(step);
      default:
        return this.expected.favourites.size > 3 ? this.removeFavourite() : this.saveFavourite(step);
    }
  }

  /** What was acknowledged and is not there, or is there and was not; asked at one node. */
  async faults(node: number): Promise<readonly string[]> {
    const [favourites, contacts, addresses, survey] = await Promise.all([
      this.read('/api/favorites', node),
      this.read('/api/contact-information', node),
      this.read('/api/address-information', node),
      this.read('/api/preference/survey', node),
    ]);
    const there = {
      favourites: favourites.map((item) => String(item['value'])).sort(),
      emails: contacts.map((item) => `${String(item['id'])} ${String(item['businessPersonal'])}`).sort(),
      streets: addresses.map((item) => `${String(item['id'])} ${String(item['street'])}`).sort(),
      answer: [
        String(
          (survey[0]?.['customerPreferencesResponse'] as readonly Item[] | undefined)?.[0]?.[
            this.parts.things.question.key
          ] ?? '',
        ),
      ],
    };
    const { favourites: values, emails, streets, answer } = this.expected;
    const wanted = { favourites: [...values].sort(), emails: lines(emails), streets: lines(streets), answer: [answer] };
    const primaries = contacts.filter((item) => item['fsyPrimary'] === true).length;
    return [
      ...(Object.keys(wanted) as (keyof typeof wanted)[]).flatMap((part) =>
        JSON.stringify(wanted[part]) === JSON.stringify(there[part])
          ? []
          : [
              `guest ${this.parts.index}, ${part}: ${JSON.stringify(wanted[part])} was acknowledged, ${JSON.stringify(there[part])} is there`,
            ],
      ),
      ...(primaries === 1 ? [] : [`guest ${this.parts.index} has ${primaries} primary e-mails`]),
    ];
  }

  private async saveFavourite(step: number): Promise<void> {
    const { stories } = this.parts.things;
    const value = stories[step % stories.length] ?? '';
    await this.send('POST', '/api/favorites', { type: 'STORY', value });
    this.expected.favourites.add(value);
  }

  private async removeFavourite(): Promise<void> {
    const [value = ''] = this.expected.favourites;
    const item = (await this.read('/api/favorites')).find((one) => one['value'] === value);
    await this.send('DELETE', '/api/favorites', [{ favoritesId: item?.['id'] }]);
    this.expected.favourites.delete(value);
  }

  private async answer(step: number): Promise<void> {
    const { key, answers } = this.parts.things.question;
    const chosen = answers[step % answers.length] ?? '';
    await this.send(this.expected.answer === '' ? 'PUT' : 'PATCH', '/api/preference/survey', {
      user: {},
      data: { [key]: chosen },
    });
    this.expected.answer = chosen;
  }

  private async addAddress(step: number): Promise<void> {
    const street = `${step} Harbour Row`;
    const now = await this.send('POST', '/api/address-information', [
      { active: true, street, city: 'Bath', country: 'GB', state: '', postalCode: 'BA1 1HN' },
    ]);
    this.store(this.expected.streets, now, 'street', street);
  }

  private async changeAddress(step: number): Promise<void> {
    const [id] = this.expected.streets.keys();
    if (id === undefined) return this.addAddress(step);
    const street = `${step} Mole`;
    await this.send('PATCH', '/api/address-information', [{ id, street }]);
    this.expected.streets.set(id, street);
  }

  private async addEmail(step: number): Promise<void> {
    const email = `writer.${this.parts.index}.${step}@example.com`;
    const now = await this.send('POST', '/api/contact-information', [
      { active: true, type: 'Email', businessPersonal: 'Personal', email },
    ]);
    const added = now.find((item) => item['email'] === email);
    if (!added) throw new Error(`The answer to an added e-mail does not hold it: ${JSON.stringify(now)}`);
    this.expected.emails.set(String(added['id']), 'Personal');
  }

  /** The latest one goes, so that there is room for another, or becomes of another use. */
  private async changeEmail(step: number): Promise<void> {
    const id = [...this.expected.emails.keys()].at(-1) ?? '';
    if (step % 4 === 1) {
      await this.send('PATCH', '/api/contact-information', [{ id, active: false }]);
      this.expected.emails.delete(id);
    } else {
      const use = this.expected.emails.get(id) === 'Business' ? 'Personal' : 'Business';
      await this.send('PATCH', '/api/contact-information', [{ id, businessPersonal: use }]);
      this.expected.emails.set(id, use);
    }
  }

  private store(map: Map<string, string>, items: readonly Item[], field: string, value: string): void {
    const added = items.find((item) => item[field] === value);
    if (!added) throw new Error(`The answer to what was added does not hold it: ${JSON.stringify(items)}`);
    map.set(String(added['id']), value);
  }

  /** With one key however often it is sent; a node that is down, busy or still at it is asked again. */
  private async send(method: string, path: string, body: object): Promise<readonly Item[]> {
    const key = `writer-${this.parts.index}-${this.acknowledged}`;
    const answer = await untilAnswered(async (attempt) => {
      if (attempt > 0) this.askedAgain += 1;
      const given = await this.fetch(attempt + this.parts.index + this.acknowledged, path, {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      });
      if (given.status === 503 || given.status === 409) return undefined;
      return { status: given.status, body: await given.text() };
    });
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    this.acknowledged += 1;
    return [JSON.parse(answer.body) as Item].flat();
  }

  private async read(path: string, node = 0): Promise<readonly Item[]> {
    return untilAnswered(async (attempt) => {
      const given = await this.fetch(node + attempt, path, { method: 'GET' });
      return given.ok ? [(await given.json()) as Item].flat() : (await sleep(50), undefined);
    }, 60_000);
  }

  private fetch(node: number, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', this.parts.client.cookie);
    headers.set('Sec-Fetch-Site', 'same-origin');
    return fetch(`${this.parts.nodes(node)}${path}`, {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
  }
}

const lines = (map: ReadonlyMap<string, string>) => [...map].map(([id, value]) => `${id} ${value}`).sort();
