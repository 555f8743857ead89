/** One sentence or a part of one, in one language. */
export interface Piece {
  text: string;
  lang: string;
}
export type Ended = 'done' | 'voiceless' | 'failed';

const BLOCKS = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,th,td,caption,figcaption,blockquote';
const SILENT =
  'button,select,input,textarea,form,nav,s,svg,[aria-hidden=true],[role=status],[role=group],.icon';
/** Browsers fall silent in the middle of what is much longer. */
const MOST = 200;

const isShown = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.match(/[^.!?।]+(?:[.!?।]+(?=\s|$)|$|[.!?])/g) ?? []) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length <= MOST)
      parts[parts.length - 1] = last + sentence;
    else parts.push(sentence);
  }
  return parts.map((part) => part.trim());
}

/** What a person would read out of a page: headings and texts, each in its language; nothing to press, nothing hidden, no bare figures. */
export function piecesOf(main: Element): Piece[] {
  const pieces: Piece[] = [];
  for (const block of main.querySelectorAll(BLOCKS)) {
    if (block.closest(SILENT) || !isShown(block)) continue;
    const runs: Piece[] = [];
    const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement!;
      // A list's line with a paragraph in it is said by the paragraph.
      if (parent.closest(BLOCKS) !== block || parent.closest(SILENT) || !isShown(parent)) continue;
      const lang = parent.closest<HTMLElement>('[lang]')?.lang ?? document.documentElement.lang;
      const last = runs.at(-1);
      if (last?.lang === lang) last.text += node.nodeValue;
      else runs.push({ text: node.nodeValue ?? '', lang });
    }
    for (const { text, lang } of runs)
      for (const part of sentencesOf(text.replace(/\s+/g, ' ').trim()))
        if (/\p{L}{2}/u.test(part)) pieces.push({ text: part, lang });
  }
  return pieces;
}

/** Some browsers know their voices a moment later. */
async function voices(): Promise<SpeechSynthesisVoice[]> {
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return known;
  await new Promise((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    setTimeout(resolve, 1_000);
  });
  return speechSynthesis.getVoices();
}
const languageOf = (lang: string) => lang.slice(0, 2).toLowerCase();

/** Reads pieces one after another. A pause ends the piece and begins it anew: Android's own pause never goes on. */
export class Reader {
  readonly #pieces: readonly Piece[];
  readonly #onEnd: (ended: Ended) => void;
  #at = 0;
  /** Of the piece that is read now; what older ones tell is late. */
  #turn = 0;

  constructor(pieces: readonly Piece[], onEnd: (ended: Ended) => void) {
    this.#pieces = pieces;
    this.#onEnd = onEnd;
  }
  async read(): Promise<void> {
    const turn = ++this.#turn;
    speechSynthesis.cancel();
    const all = await voices();
    if (turn !== this.#turn) return;
    const voiceOf = (lang: string) => all.find((voice) => languageOf(voice.lang) === languageOf(lang));
    // A device that names no voices may still speak.
    const spoken = this.#pieces.filter(({ lang }) => all.length === 0 || voiceOf(lang));
    // An English brand on a Hindi page is no reason to read that alone.
    if (!spoken.some(({ lang }) => languageOf(lang) === languageOf(document.documentElement.lang)))
      return this.#onEnd('voiceless');
    const next = () => {
      if (turn !== this.#turn) return;
      const piece = spoken[this.#at];
      if (!piece) return this.#onEnd('done');
      const said = new SpeechSynthesisUtterance(piece.text);
      said.lang = piece.lang;
      said.voice = voiceOf(piece.lang) ?? null;
      said.onend = () => {
        if (turn !== this.#turn) return;
        this.#at += 1;
        next();
      };
      said.onerror = ({ error }) => {
        if (turn !== this.#turn) return;
        this.#onEnd(/voice|language/.test(error) ? 'voiceless' : 'failed');
      };
      speechSynthesis.speak(said);
    };
    next();
  }
  /** Silent at once; `read` goes on with the sentence that was begun. */
  stop(): void {
    this.#turn += 1;
    speechSynthesis.cancel();
  }
}
