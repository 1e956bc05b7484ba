import type { Secrets } from '../../core/shared/secrets.port';
import { hrefStopWatch } from '../hrefs';

const purpose = 'watch-stop';
const maxLength = 400;

export class StopLinks {
  constructor(private readonly secrets: Pick<Secrets, 'seal' | 'open'>) {}

  href(ownerId: string): string {
    return hrefStopWatch(this.secrets.seal(purpose, ownerId));
  }

  ownerIn(token: string): string | undefined {
    return token.length <= maxLength ? this.secrets.open(purpose, token) : undefined;
  }
}
