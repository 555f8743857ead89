// A file of its own, so that it is a chunk of its own.
export { DisplaySheet as default } from '@doorstep/ui/home/display-sheet';
