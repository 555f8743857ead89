// What a run draws: a picture whose inputs are those that it was accepted with is known without being drawn.

/** Story files whose inputs are not those in the list, and those with a picture that waits for a decision (`open`). */
export const filesToDraw = (inputs, hashes, open) =>
  [...inputs.keys()].filter((file) => open.has(file) || hashes.get(file)?.inputs !== inputs.get(file));

/** Pictures (`file story cell`) of all other files. One that was never accepted is not among them, so it is drawn. */
export function picturesToKeep(inputs, hashes, open) {
  const drawn = new Set(filesToDraw(inputs, hashes, open));
  return [...inputs.keys()]
    .filter((file) => !drawn.has(file))
    .flatMap((file) => [...hashes.get(file).pictures.keys()].map((key) => `${file} ${key}`));
}

/** Whether a run drew every picture of a file. Where a story broke off, its accepted one may be of older inputs. */
export const isWhole = (file, { pictures }, drawn) =>
  [...pictures.keys()].every((key) => drawn.get(file)?.has(key));
