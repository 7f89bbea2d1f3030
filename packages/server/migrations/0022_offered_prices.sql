CREATE TABLE "offered_prices" (
	"site_id" text NOT NULL,
	"product" text NOT NULL,
	"currency" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"is_reduced" boolean NOT NULL,
	CONSTRAINT "offered_prices_site_id_product_currency_since_pk" PRIMARY KEY("site_id","product","currency","since")
);
