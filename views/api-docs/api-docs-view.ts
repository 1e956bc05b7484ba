/** One call as the contents name it. */
export interface CallLink {
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

/** A parameter, or a field of a body by its path: `contents[].departuresObject[].id`. */
export interface FieldView {
  readonly name: string;
  /** Such as `text`, `whole number, at least 1`, `one of BK, OF`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly text?: string;
  /** Where a parameter stands: `query`, `path`, `header`. */
  readonly place?: string;
}

export interface AnswerView {
  readonly status: string;
  readonly text: string;
  readonly fields: readonly FieldView[];
  /** Codes of an error. */
  readonly codes: readonly string[];
  readonly headers: readonly string[];
  /** What was answered when the example was recorded. */
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

/** A code and what it means; `isOnDemand` where a demonstration answers with it when it is asked to. */
export interface ErrorView {
  readonly code: string;
  readonly status: number;
  readonly when: string;
}
