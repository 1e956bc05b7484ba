import { ApiClient } from '../support/sign-in';
import { untilAnswered } from './two-node-site';

/** Numbers an address, each write one higher: the number that is found says which writes are there. */
export class NumberingGuest {
  answered = 0;

  private constructor(
    private client: ApiClient,
    private readonly id: string,
  ) {}

  static async begin(client: ApiClient): Promise<NumberingGuest> {
    const address = { active: true, street: '0 Mole', city: 'Bath', country: 'GB', state: '', postalCode: 'BA1 1HN' };
    // A node on which all guests of a trial begin at once may refuse one: the trial has not begun yet.
    const id = await untilAnswered(async () => {
      const answer = await client.post('/api/address-information', [address]);
      const [stored] = answer.ok ? ((await answer.json()) as readonly { readonly id: string }[]) : [];
      return stored?.id;
    });
    return new NumberingGuest(client, id);
  }

  async writeUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.writeOnce();
  }

  async writeOnce(): Promise<boolean> {
    const number = this.answered + 1;
    const answer = await this.client
      .patch('/api/address-information', [{ id: this.id, street: `${number} Mole` }])
      .catch(() => undefined);
    // The node was killed.
    if (!answer) return false;
    if (answer.ok) this.answered = number;
    await answer.arrayBuffer();
    return answer.ok;
  }

  async read(): Promise<number> {
    const addresses = (await (await this.client.get('/api/address-information')).json()) as readonly {
      readonly id: string;
      readonly street: string;
    }[];
    return Number.parseInt(addresses.find(({ id }) => id === this.id)?.street ?? '-1', 10);
  }

  /** The same session at another node. */
  moveTo(url: string): void {
    const client = new ApiClient(url);
    for (const [name, value] of this.client.jar) client.adopt(name, value);
    this.client = client;
  }
}
