import { portSymbol } from '../../core/shared/port-symbol';
import type { DocumentTemplate } from './document-template';

export interface DocumentRenderer {
  /** Rejects with `Unavailable` when the document could not be rendered in time, or its process has ended. */
  render<Facts, Rendered>(template: DocumentTemplate<Facts, Rendered>, facts: Facts): Promise<Rendered>;
}
export const DocumentRenderer = portSymbol<DocumentRenderer>('DocumentRenderer');
