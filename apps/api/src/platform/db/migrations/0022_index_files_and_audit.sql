CREATE INDEX "credit_note_file" ON "credit_note" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "invoice_file" ON "invoice" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit" USING btree ("object_id","object_kind");