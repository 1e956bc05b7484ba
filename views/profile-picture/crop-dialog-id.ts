/** Separate from the dialog's view, because the script that opens the dialog must not load React. */
export const cropDialogId = 'crop-picture';
