import type { ContainerModule } from 'inversify';
import { embeddedCrmModule } from '../adapters/embedded-line/crm.module';
import type { SystemParts } from './system-parts';

/** Who knows the guests (CRM). */
export const crmModule = ({ line }: SystemParts): ContainerModule => embeddedCrmModule(line);
