interface CallLink {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly href: string;
}

export interface FeatureLink {
  readonly name: string;
  readonly description: string;
  readonly href: string;
  readonly calls: readonly CallLink[];
}

export interface FieldView {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text?: string;
  readonly place?: string;
}

export interface AnswerView {
  readonly status: string;
  readonly text: string;
  readonly fields: readonly FieldView[];
  readonly codes: readonly string[];
  readonly headers: readonly string[];
  readonly example?: string;
}

export interface CallView extends Omit<CallLink, 'href'> {
  readonly text: string;
  readonly needs: string;
  readonly parameters: readonly FieldView[];
  readonly body: readonly FieldView[];
  readonly curl: string;
  readonly typescript: string;
  readonly answers: readonly AnswerView[];
}

/** An error code and its meaning; `isOnDemand` where a demonstration answers with it on request. */
export interface ErrorView {
  readonly code: string;
  readonly status: number;
  readonly when: string;
}
