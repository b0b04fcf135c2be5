-- Counts of words change with each import: with room on their pages, the indexes need no new entry.
ALTER TABLE "search_words" SET (fillfactor = 50);
