import { ContainerModule } from 'inversify';
import { Clock } from '../../core/shared/clock.port';
import { Secrets } from '../../core/shared/secrets.port';
import { GuestPseudonym } from '../../core/tracking/guest-pseudonym';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { PagePart } from '../rendering/page-part';
import { PageTagLayer } from './page-tag-layer';

export const trackingModule = new ContainerModule(({ bind }) => {
  construct(bind(GuestPseudonym), GuestPseudonym, [Secrets, Clock]);
  construct(bind(PagePart), PageTagLayer, [derived(tokens.config, ({ hasDataLayer }) => hasDataLayer), GuestPseudonym]);
});
