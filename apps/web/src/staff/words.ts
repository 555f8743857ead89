/** English of the staff's pages; what the server and a form's schema say stands here letter by letter. */
export const staff = {
};
