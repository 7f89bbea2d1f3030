-- Addresses of pages were stored in full and could contain the token of a mailed link.
UPDATE "members" SET "referrer" = regexp_replace("referrer", '[?#].*$', '') WHERE "referrer" ~ '[?#]';
