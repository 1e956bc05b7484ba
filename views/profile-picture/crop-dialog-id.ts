/** Apart from the dialog's view: the script that opens it must not fetch React. */
export const cropDialogId = 'crop-picture';
