/** Dispatched on a form whose connection was lost, for a button that shows itself that it is busy. */
export const FORM_UNANSWERED = 'landfall:form-unanswered';
