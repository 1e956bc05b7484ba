import type { DemoFaultState } from '../../../core/shared/demo-fault-state';
import { Unavailable } from '../../../core/shared/unavailable';
import type { VoyageContent } from '../../../core/voyages/voyage-content.port';

/**
 * Decorates the content about voyages so that a demonstration can let it fail, and show what pages of guests do without
 * it: favourites that cannot be read are left out (FAV-07), a trip is shown without its voyage and suite (ROL-08).
 */
export class FaultInjectingVoyageContent implements VoyageContent {
  constructor(
    private readonly content: VoyageContent,
    private readonly faultSwitch: { readonly latest: DemoFaultState },
  ) {}

  findVoyages: VoyageContent['findVoyages'] = async () => this.source().findVoyages();
  findSuites: VoyageContent['findSuites'] = async () => this.source().findSuites();
  findRegions: VoyageContent['findRegions'] = () => this.content.findRegions();
  findPorts: VoyageContent['findPorts'] = () => this.content.findPorts();

  /** @throws Unavailable while the fault is injected */
  private source(): VoyageContent {
    if (this.faultSwitch.latest === 'no-voyages') throw new Unavailable('the content about voyages');
    return this.content;
  }
}
