import type { DemoFaultState } from '../../../core/shared/demo-fault-state';
import { Unavailable } from '../../../core/shared/unavailable';
import type { VoyageContent } from '../../../core/voyages/voyage-content.port';

/**
 * Decorates the content about voyages with faults that a demonstration can inject, to show what guests' pages do
 * without it: favourites that cannot be read are left out (FAV-07), and a trip is shown without its voyage and suite
 * (ROL-08), or without pictures of its ports (TRD-16).
 */
export class FaultInjectingVoyageContent implements VoyageContent {
  constructor(
    private readonly content: VoyageContent,
    private readonly faultSwitch: { readonly latest: DemoFaultState },
  ) {}

  findVoyages: VoyageContent['findVoyages'] = async () => this.source('no-voyages').findVoyages();
  findSuites: VoyageContent['findSuites'] = async () => this.source('no-voyages').findSuites();
  findRegions: VoyageContent['findRegions'] = () => this.content.findRegions();
  findPorts: VoyageContent['findPorts'] = async () => this.source('no-ports').findPorts();

  private source(fault: DemoFaultState): VoyageContent {
    if (this.faultSwitch.latest === fault) throw new Unavailable('the content about voyages and ports');
    return this.content;
  }
}
