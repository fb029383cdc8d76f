/**
 * The lock of documents, products and keycodes: their rules look at each other (what is associated, which set a keycode
 * stands for), so one write at a time decides about them. A change is a matter of milliseconds and people make few of them.
 */
export const documentationLock = 'documentation';
