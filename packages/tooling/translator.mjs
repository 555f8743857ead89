/**
 * Simulates the page translator of Chrome. It replaces each text node by two nested `font` elements with a text node of their own, joins
 * neighbouring text nodes into the first of them, and follows mutations. Replaced nodes stay detached, which breaks frameworks that keep
 * them. Skips `translate="no"`, `notranslate`, blank text, scripts, styles, text areas and SVG.
 * Source: facebook/react#11538 and crbug.com/41407169, read on 2026-11-28.
 *
 * Self-contained function, so that Playwright's `addInitScript` can send it to a page. `mark` is put around each translated text;
 * without it the text is unchanged, and locators find it. Returns a stop function.
 *
 * @param {{ mark?: [string, string] }} [options]
 * @returns {() => void}
 */
export function translatePage({ mark = ['', ''] } = {}) {
  const skipped = 'script, style, noscript, template, textarea, svg, font[data-translated]';
  const isKept = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const wish = at.getAttribute('translate')?.toLowerCase();
      if (wish === 'no' || at.classList.contains('notranslate') || at.matches(skipped)) return true;
      if (wish === 'yes' || wish === '') return false;
    }
    return false;
  };
  const isText = (node) => node?.nodeType === Node.TEXT_NODE;
  const isComment = (node) => node?.nodeType === Node.COMMENT_NODE;
  const font = (text) => {
    const inner = document.createElement('font');
    inner.dataset.translated = 'inner';
    inner.style.verticalAlign = 'inherit';
    inner.textContent = text;
    return inner;
  };
  /** Replaces a text node by `text`, which is empty for a node joined into an earlier one. */
  const replace = (node, text) => {
    const outer = document.createElement('font');
    outer.dataset.translated = 'outer';
    outer.style.verticalAlign = 'inherit';
    outer.append(font(text));
    node.replaceWith(outer);
  };
  /** Replaces a text node and its adjacent text nodes as one text. */
  const translate = (node) => {
    if (!node.isConnected || node.data.trim() === '' || !node.parentElement || isKept(node.parentElement))
      return;
    const run = [node];
    for (const way of ['previousSibling', 'nextSibling'])
      for (let at = node[way]; isText(at) || isComment(at); at = at[way])
        if (isText(at)) run[way === 'nextSibling' ? 'push' : 'unshift'](at);
    const words = run.map(({ data }) => data).join('');
    run.forEach((one, i) => replace(one, i === 0 ? `${mark[0]}${words}${mark[1]}` : ''));
  };
  const visit = (root) => {
    if (isText(root)) return translate(root);
    if (root.nodeType !== Node.ELEMENT_NODE) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT),
      found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    found.forEach(translate);
  };
  const watched = { subtree: true, childList: true, characterData: true };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') visit(target);
      else addedNodes.forEach((node) => document.body?.contains(node) && visit(node));
    // Ignores its own changes.
    observer.takeRecords();
  });
  // `body` is null before the page is parsed.
  if (document.body) visit(document.body);
  observer.observe(document, watched);
  return () => observer.disconnect();
}
