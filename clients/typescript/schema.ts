/** Types of the API, made of its OpenAPI document by `npm run client`: not to be edited. */

export interface paths {
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the visible products */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a visible product */
        get: operations["getProductsSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the visible slides */
        get: operations["getSlides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the published articles */
        get: operations["getBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a published article */
        get: operations["getBlogsSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the visible features */
        get: operations["getFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a request */
        post: operations["postContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribe to the newsletter */
        post: operations["postNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["postAdminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the content
         * @description Least role: `reader`. No API key opens it.
         */
        get: operations["getAdminDashboardStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deleted records
         * @description Least role: `reader`. Any API key opens it, for what its scopes may read.
         */
        get: operations["getAdminChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/replay-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the failed deliveries to an address again
         * @description Least role: `admin`. Scope of an API key: `webhooks:write`.
         */
        post: operations["postAdminWebhooksReplayFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description Least role: `reader`. Scope of an API key: `categories:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminCategories"];
        put?: never;
        /**
         * Create a category
         * @description Least role: `editor`. Scope of an API key: `categories:write`.
         */
        post: operations["postAdminCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a category
         * @description Least role: `reader`. Scope of an API key: `categories:read`.
         */
        get: operations["getAdminCategoriesId"];
        /**
         * Replace a category
         * @description Least role: `editor`. Scope of an API key: `categories:write`.
         */
        put: operations["putAdminCategoriesId"];
        post?: never;
        /**
         * Delete a category
         * @description Least role: `editor`. Scope of an API key: `categories:write`.
         */
        delete: operations["deleteAdminCategoriesId"];
        options?: never;
        head?: never;
        /**
         * Change a category, field by field
         * @description Least role: `editor`. Scope of an API key: `categories:write`.
         */
        patch: operations["patchAdminCategoriesId"];
        trace?: never;
    };
    "/api/admin/categories/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the translations
         * @description Least role: `reader`. Scope of an API key: `translations:read`.
         */
        get: operations["getAdminCategoriesIdTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Translate, publish or hide a translation
         * @description Least role: `editor`. Scope of an API key: `translations:write`.
         */
        patch: operations["patchAdminCategoriesIdTranslations"];
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products
         * @description Least role: `reader`. Scope of an API key: `products:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminProducts"];
        put?: never;
        /**
         * Create a product
         * @description Least role: `editor`. Scope of an API key: `products:write`.
         */
        post: operations["postAdminProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description Least role: `reader`. Scope of an API key: `products:read`.
         */
        get: operations["getAdminProductsId"];
        /**
         * Replace a product
         * @description Least role: `editor`. Scope of an API key: `products:write`.
         */
        put: operations["putAdminProductsId"];
        post?: never;
        /**
         * Delete a product
         * @description Least role: `editor`. Scope of an API key: `products:write`.
         */
        delete: operations["deleteAdminProductsId"];
        options?: never;
        head?: never;
        /**
         * Change a product, field by field
         * @description Least role: `editor`. Scope of an API key: `products:write`.
         */
        patch: operations["patchAdminProductsId"];
        trace?: never;
    };
    "/api/admin/products/by-reference/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the product with this reference, or create it
         * @description Least role: `editor`. Scope of an API key: `products:write`.
         */
        put: operations["putAdminProductsByReferenceReference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, change, replace and delete up to 500 products
         * @description Least role: `editor`. Scope of an API key: `products:write`.
         */
        post: operations["postAdminProductsBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Show or hide a product
         * @description Least role: `editor`. Scope of an API key: `products:write`.
         */
        patch: operations["patchAdminProductsIdVisibility"];
        trace?: never;
    };
    "/api/admin/products/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the translations
         * @description Least role: `reader`. Scope of an API key: `translations:read`.
         */
        get: operations["getAdminProductsIdTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Translate, publish or hide a translation
         * @description Least role: `editor`. Scope of an API key: `translations:write`.
         */
        patch: operations["patchAdminProductsIdTranslations"];
        trace?: never;
    };
    "/api/admin/slides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the slides
         * @description Least role: `reader`. Scope of an API key: `slides:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminSlides"];
        put?: never;
        /**
         * Create a slide
         * @description Least role: `editor`. Scope of an API key: `slides:write`.
         */
        post: operations["postAdminSlides"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/slides/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a slide
         * @description Least role: `reader`. Scope of an API key: `slides:read`.
         */
        get: operations["getAdminSlidesId"];
        /**
         * Replace a slide
         * @description Least role: `editor`. Scope of an API key: `slides:write`.
         */
        put: operations["putAdminSlidesId"];
        post?: never;
        /**
         * Delete a slide
         * @description Least role: `editor`. Scope of an API key: `slides:write`.
         */
        delete: operations["deleteAdminSlidesId"];
        options?: never;
        head?: never;
        /**
         * Change a slide, field by field
         * @description Least role: `editor`. Scope of an API key: `slides:write`.
         */
        patch: operations["patchAdminSlidesId"];
        trace?: never;
    };
    "/api/admin/slides/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the translations
         * @description Least role: `reader`. Scope of an API key: `translations:read`.
         */
        get: operations["getAdminSlidesIdTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Translate, publish or hide a translation
         * @description Least role: `editor`. Scope of an API key: `translations:write`.
         */
        patch: operations["patchAdminSlidesIdTranslations"];
        trace?: never;
    };
    "/api/admin/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the articles
         * @description Least role: `reader`. Scope of an API key: `articles:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminBlogs"];
        put?: never;
        /**
         * Create an article
         * @description Least role: `editor`. Scope of an API key: `articles:write`.
         */
        post: operations["postAdminBlogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an article
         * @description Least role: `reader`. Scope of an API key: `articles:read`.
         */
        get: operations["getAdminBlogsId"];
        /**
         * Replace an article
         * @description Least role: `editor`. Scope of an API key: `articles:write`.
         */
        put: operations["putAdminBlogsId"];
        post?: never;
        /**
         * Delete an article
         * @description Least role: `editor`. Scope of an API key: `articles:write`.
         */
        delete: operations["deleteAdminBlogsId"];
        options?: never;
        head?: never;
        /**
         * Change an article, field by field
         * @description Least role: `editor`. Scope of an API key: `articles:write`.
         */
        patch: operations["patchAdminBlogsId"];
        trace?: never;
    };
    "/api/admin/blogs/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the translations
         * @description Least role: `reader`. Scope of an API key: `translations:read`.
         */
        get: operations["getAdminBlogsIdTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Translate, publish or hide a translation
         * @description Least role: `editor`. Scope of an API key: `translations:write`.
         */
        patch: operations["patchAdminBlogsIdTranslations"];
        trace?: never;
    };
    "/api/admin/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages
         * @description Least role: `reader`. Scope of an API key: `pages:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminPages"];
        put?: never;
        /**
         * Create a page
         * @description Least role: `editor`. Scope of an API key: `pages:write`.
         */
        post: operations["postAdminPages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a page
         * @description Least role: `reader`. Scope of an API key: `pages:read`.
         */
        get: operations["getAdminPagesId"];
        /**
         * Replace a page
         * @description Least role: `editor`. Scope of an API key: `pages:write`.
         */
        put: operations["putAdminPagesId"];
        post?: never;
        /**
         * Delete a page
         * @description Least role: `editor`. Scope of an API key: `pages:write`.
         */
        delete: operations["deleteAdminPagesId"];
        options?: never;
        head?: never;
        /**
         * Change a page, field by field
         * @description Least role: `editor`. Scope of an API key: `pages:write`.
         */
        patch: operations["patchAdminPagesId"];
        trace?: never;
    };
    "/api/admin/pages/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the translations
         * @description Least role: `reader`. Scope of an API key: `translations:read`.
         */
        get: operations["getAdminPagesIdTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Translate, publish or hide a translation
         * @description Least role: `editor`. Scope of an API key: `translations:write`.
         */
        patch: operations["patchAdminPagesIdTranslations"];
        trace?: never;
    };
    "/api/admin/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the features
         * @description Least role: `reader`. Scope of an API key: `features:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminFeatures"];
        put?: never;
        /**
         * Create a feature
         * @description Least role: `editor`. Scope of an API key: `features:write`.
         */
        post: operations["postAdminFeatures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/features/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a feature
         * @description Least role: `reader`. Scope of an API key: `features:read`.
         */
        get: operations["getAdminFeaturesId"];
        /**
         * Replace a feature
         * @description Least role: `editor`. Scope of an API key: `features:write`.
         */
        put: operations["putAdminFeaturesId"];
        post?: never;
        /**
         * Delete a feature
         * @description Least role: `editor`. Scope of an API key: `features:write`.
         */
        delete: operations["deleteAdminFeaturesId"];
        options?: never;
        head?: never;
        /**
         * Change a feature, field by field
         * @description Least role: `editor`. Scope of an API key: `features:write`.
         */
        patch: operations["patchAdminFeaturesId"];
        trace?: never;
    };
    "/api/admin/features/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the translations
         * @description Least role: `reader`. Scope of an API key: `translations:read`.
         */
        get: operations["getAdminFeaturesIdTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Translate, publish or hide a translation
         * @description Least role: `editor`. Scope of an API key: `translations:write`.
         */
        patch: operations["patchAdminFeaturesIdTranslations"];
        trace?: never;
    };
    "/api/admin/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests
         * @description Least role: `reader`. Scope of an API key: `requests:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request
         * @description Least role: `reader`. Scope of an API key: `requests:read`.
         */
        get: operations["getAdminRequestsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reply-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates of answers
         * @description Least role: `reader`. Scope of an API key: `replyTemplates:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminReplyTemplates"];
        put?: never;
        /**
         * Create a template of answers
         * @description Least role: `editor`. Scope of an API key: `replyTemplates:write`.
         */
        post: operations["postAdminReplyTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reply-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a template of answers
         * @description Least role: `reader`. Scope of an API key: `replyTemplates:read`.
         */
        get: operations["getAdminReplyTemplatesId"];
        /**
         * Replace a template of answers
         * @description Least role: `editor`. Scope of an API key: `replyTemplates:write`.
         */
        put: operations["putAdminReplyTemplatesId"];
        post?: never;
        /**
         * Delete a template of answers
         * @description Least role: `editor`. Scope of an API key: `replyTemplates:write`.
         */
        delete: operations["deleteAdminReplyTemplatesId"];
        options?: never;
        head?: never;
        /**
         * Change a template of answers, field by field
         * @description Least role: `editor`. Scope of an API key: `replyTemplates:write`.
         */
        patch: operations["patchAdminReplyTemplatesId"];
        trace?: never;
    };
    "/api/admin/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscribers
         * @description Least role: `reader`. Scope of an API key: `subscribers:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/subscribers/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an address as bouncing, or as good again
         * @description Least role: `admin`. Scope of an API key: `subscribers:write`.
         */
        post: operations["postAdminSubscribersBounces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the letters
         * @description Least role: `reader`. Scope of an API key: `letters:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminLetters"];
        put?: never;
        /**
         * Create a letter
         * @description Least role: `editor`. Scope of an API key: `letters:write`.
         */
        post: operations["postAdminLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a letter
         * @description Least role: `reader`. Scope of an API key: `letters:read`.
         */
        get: operations["getAdminLettersId"];
        /**
         * Replace a letter
         * @description Least role: `editor`. Scope of an API key: `letters:write`.
         */
        put: operations["putAdminLettersId"];
        post?: never;
        /**
         * Delete a letter
         * @description Least role: `editor`. Scope of an API key: `letters:write`.
         */
        delete: operations["deleteAdminLettersId"];
        options?: never;
        head?: never;
        /**
         * Change a letter, field by field
         * @description Least role: `editor`. Scope of an API key: `letters:write`.
         */
        patch: operations["patchAdminLettersId"];
        trace?: never;
    };
    "/api/admin/letters/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the translations
         * @description Least role: `reader`. Scope of an API key: `translations:read`.
         */
        get: operations["getAdminLettersIdTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Translate, publish or hide a translation
         * @description Least role: `editor`. Scope of an API key: `translations:write`.
         */
        patch: operations["patchAdminLettersIdTranslations"];
        trace?: never;
    };
    "/api/admin/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of synonyms
         * @description Least role: `reader`. Scope of an API key: `synonymGroups:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminSynonyms"];
        put?: never;
        /**
         * Create a group of synonyms
         * @description Least role: `editor`. Scope of an API key: `synonymGroups:write`.
         */
        post: operations["postAdminSynonyms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/synonyms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a group of synonyms
         * @description Least role: `reader`. Scope of an API key: `synonymGroups:read`.
         */
        get: operations["getAdminSynonymsId"];
        /**
         * Replace a group of synonyms
         * @description Least role: `editor`. Scope of an API key: `synonymGroups:write`.
         */
        put: operations["putAdminSynonymsId"];
        post?: never;
        /**
         * Delete a group of synonyms
         * @description Least role: `editor`. Scope of an API key: `synonymGroups:write`.
         */
        delete: operations["deleteAdminSynonymsId"];
        options?: never;
        head?: never;
        /**
         * Change a group of synonyms, field by field
         * @description Least role: `editor`. Scope of an API key: `synonymGroups:write`.
         */
        patch: operations["patchAdminSynonymsId"];
        trace?: never;
    };
    "/api/admin/redirections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the redirections
         * @description Least role: `reader`. Scope of an API key: `redirections:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminRedirections"];
        put?: never;
        /**
         * Create a redirection
         * @description Least role: `editor`. Scope of an API key: `redirections:write`.
         */
        post: operations["postAdminRedirections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/redirections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a redirection
         * @description Least role: `reader`. Scope of an API key: `redirections:read`.
         */
        get: operations["getAdminRedirectionsId"];
        /**
         * Replace a redirection
         * @description Least role: `editor`. Scope of an API key: `redirections:write`.
         */
        put: operations["putAdminRedirectionsId"];
        post?: never;
        /**
         * Delete a redirection
         * @description Least role: `editor`. Scope of an API key: `redirections:write`.
         */
        delete: operations["deleteAdminRedirectionsId"];
        options?: never;
        head?: never;
        /**
         * Change a redirection, field by field
         * @description Least role: `editor`. Scope of an API key: `redirections:write`.
         */
        patch: operations["patchAdminRedirectionsId"];
        trace?: never;
    };
    "/api/admin/launches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the launches
         * @description Least role: `reader`. Scope of an API key: `launches:read`. With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.
         */
        get: operations["getAdminLaunches"];
        put?: never;
        /**
         * Create a launch
         * @description Least role: `editor`. Scope of an API key: `launches:write`.
         */
        post: operations["postAdminLaunches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/launches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a launch
         * @description Least role: `reader`. Scope of an API key: `launches:read`.
         */
        get: operations["getAdminLaunchesId"];
        /**
         * Replace a launch
         * @description Least role: `editor`. Scope of an API key: `launches:write`.
         */
        put: operations["putAdminLaunchesId"];
        post?: never;
        /**
         * Delete a launch
         * @description Least role: `editor`. Scope of an API key: `launches:write`.
         */
        delete: operations["deleteAdminLaunchesId"];
        options?: never;
        head?: never;
        /**
         * Change a launch, field by field
         * @description Least role: `editor`. Scope of an API key: `launches:write`.
         */
        patch: operations["patchAdminLaunchesId"];
        trace?: never;
    };
    "/api/admin/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture
         * @description Least role: `editor`. Scope of an API key: `media:write`.
         */
        post: operations["postAdminUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/upload-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a PDF
         * @description Least role: `editor`. Scope of an API key: `media:write`.
         */
        post: operations["postAdminUploadPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/upload-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a table to import (CSV or XLSX)
         * @description Least role: `editor`. No API key opens it.
         */
        post: operations["postAdminUploadSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export products as a table
         * @description Least role: `reader`. Scope of an API key: `products:read`.
         */
        get: operations["getAdminProductExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "category.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (category.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onCategoryCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "category.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (category.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onCategoryUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "category.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (category.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onCategoryDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (product.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onProductCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (product.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onProductUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (product.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onProductDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "slide.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (slide.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onSlideCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "slide.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (slide.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onSlideUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "slide.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (slide.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onSlideDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "article.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (article.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onArticleCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "article.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (article.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onArticleUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "article.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (article.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onArticleDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (page.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onPageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (page.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onPageUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "page.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (page.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onPageDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feature.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (feature.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onFeatureCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feature.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (feature.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onFeatureUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feature.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (feature.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onFeatureDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact_request.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (contact_request.created)
         * @description Of personal data only the id is sent.
         */
        post: operations["onContactRequestCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact_request.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (contact_request.updated)
         * @description Of personal data only the id is sent.
         */
        post: operations["onContactRequestUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact_request.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (contact_request.deleted)
         * @description Of personal data only the id is sent.
         */
        post: operations["onContactRequestDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reply_template.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (reply_template.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onReplyTemplateCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reply_template.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (reply_template.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onReplyTemplateUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reply_template.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (reply_template.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onReplyTemplateDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (subscriber.created)
         * @description Of personal data only the id is sent.
         */
        post: operations["onSubscriberCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (subscriber.updated)
         * @description Of personal data only the id is sent.
         */
        post: operations["onSubscriberUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (subscriber.deleted)
         * @description Of personal data only the id is sent.
         */
        post: operations["onSubscriberDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "letter.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (letter.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onLetterCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "letter.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (letter.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onLetterUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "letter.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (letter.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onLetterDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "settings.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (settings.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onSettingsCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "settings.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (settings.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onSettingsUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "settings.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (settings.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onSettingsDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "synonym_group.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (synonym_group.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onSynonymGroupCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "synonym_group.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (synonym_group.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onSynonymGroupUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "synonym_group.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (synonym_group.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onSynonymGroupDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "redirection.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (redirection.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onRedirectionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "redirection.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (redirection.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onRedirectionUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "redirection.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (redirection.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onRedirectionDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "translation.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (translation.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onTranslationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "translation.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (translation.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onTranslationUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "translation.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (translation.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onTranslationDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "launch.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (launch.created)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onLaunchCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "launch.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change (launch.updated)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onLaunchUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "launch.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (launch.deleted)
         * @description `item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.
         */
        post: operations["onLaunchDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creation (request.created)
         * @description `item` is the request as REST gives it, while the person who set the webhook up may read requests, and it is not erased.
         */
        post: operations["onRequestCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletion (request.erased)
         * @description Of personal data only the id is sent.
         */
        post: operations["onRequestErased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trial of a webhook */
        post: operations["onTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ApiError: {
            /** @constant */
            success: false;
            message: string;
            /** @enum {string} */
            code: "invalid" | "unauthenticated" | "factor_required" | "forbidden" | "factor_setup_required" | "verification_required" | "not_found" | "method_not_allowed" | "conflict" | "stale" | "precondition_failed" | "too_large" | "unsupported_media_type" | "too_many_requests" | "internal" | "unavailable";
            issues?: {
                path: string;
                message: string;
            }[];
            /** @enum {string} */
            reason?: "stale_version" | "slug_taken" | "reference_taken" | "name_taken" | "from_path_taken" | "idempotency_key_reused";
            version?: number;
            collisions?: {
                id: string;
                path: string[];
                theirs: unknown;
                mine: unknown;
                both?: unknown;
            }[];
            ticket?: string;
            factors?: ("totp" | "passkey")[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "title": "Bien éclairer un salon",
         *       "slug": "bien-eclairer-un-salon",
         *       "content": "<p>Trois sources valent mieux qu’une.</p>",
         *       "excerpt": "",
         *       "image_url": "",
         *       "image_focus": null,
         *       "author": "Lumidar",
         *       "category": "guide",
         *       "status": "draft",
         *       "published_at": null,
         *       "published_until": null,
         *       "meta_title": "",
         *       "meta_description": ""
         *     }
         */
        Article: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            language?: "fr" | "en";
            title: string;
            slug: string;
            content: string;
            excerpt: string;
            image_url: string;
            image_focus: {
                x: number;
                y: number;
            } | null;
            author: string;
            /** @enum {string} */
            category: "guide" | "savings" | "security" | "installation" | "maintenance" | "trends";
            /** @enum {string} */
            status: "draft" | "published";
            published_at: string | null;
            published_until: string | null;
            meta_title: string;
            meta_description: string;
        };
        /**
         * @example {
         *       "title": "Bien éclairer un salon",
         *       "slug": "bien-eclairer-un-salon",
         *       "content": "<p>Trois sources valent mieux qu’une.</p>"
         *     }
         */
        ArticleInput: {
            title: string;
            slug: string;
            content: string;
            excerpt?: string | null;
            image_url?: string | null;
            image_focus?: {
                x: number;
                y: number;
            } | null;
            author?: string | null;
            /** @enum {string} */
            category?: "guide" | "savings" | "security" | "installation" | "maintenance" | "trends";
            /** @enum {string} */
            status?: "draft" | "published";
            /** @description Un article publié est visible à partir de cette date ; null : dès maintenant ; absente : celle qui est enregistrée. */
            published_at?: string | null;
            published_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
        };
        ArticlePatch: {
            title?: string;
            slug?: string;
            content?: string;
            excerpt?: string | null;
            image_url?: string | null;
            image_focus?: {
                x: number;
                y: number;
            } | null;
            author?: string | null;
            /** @enum {string} */
            category?: "guide" | "savings" | "security" | "installation" | "maintenance" | "trends";
            /** @enum {string} */
            status?: "draft" | "published";
            /** @description Un article publié est visible à partir de cette date ; null : dès maintenant ; absente : celle qui est enregistrée. */
            published_at?: string | null;
            published_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        ArticleReplacement: {
            title: string;
            slug: string;
            content: string;
            excerpt?: string | null;
            image_url?: string | null;
            image_focus?: {
                x: number;
                y: number;
            } | null;
            author?: string | null;
            /** @enum {string} */
            category?: "guide" | "savings" | "security" | "installation" | "maintenance" | "trends";
            /** @enum {string} */
            status?: "draft" | "published";
            /** @description Un article publié est visible à partir de cette date ; null : dès maintenant ; absente : celle qui est enregistrée. */
            published_at?: string | null;
            published_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        Benefit: {
            icon: string;
            title: string;
            description: string;
        };
        BenefitInput: string | {
            icon?: string;
            title?: string;
            description?: string;
        };
        Bounce: {
            email: string;
            is_bounced: boolean;
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "name": "Éclairage",
         *       "subcategories": [
         *         "Intérieur",
         *         "Extérieur"
         *       ],
         *       "attributes": []
         *     }
         */
        Category: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            subcategories: string[];
            attributes: {
                name: string;
                name_en: string;
                /** @enum {string} */
                type: "number" | "range" | "text" | "choice" | "boolean";
                unit: string;
                choices: string[];
                is_filterable: boolean;
                etim_code: string;
            }[];
        };
        /**
         * @example {
         *       "name": "Éclairage",
         *       "subcategories": [
         *         "Intérieur",
         *         "Extérieur"
         *       ]
         *     }
         */
        CategoryInput: {
            name: string;
            subcategories?: string[];
            attributes?: {
                name: string;
                name_en?: string;
                /** @enum {string} */
                type: "number" | "range" | "text" | "choice" | "boolean";
                unit?: string;
                choices?: string[];
                is_filterable?: boolean;
                etim_code?: string;
            }[];
        };
        CategoryPatch: {
            name?: string;
            subcategories?: string[];
            attributes?: {
                name: string;
                name_en?: string;
                /** @enum {string} */
                type: "number" | "range" | "text" | "choice" | "boolean";
                unit?: string;
                choices?: string[];
                is_filterable?: boolean;
                etim_code?: string;
            }[];
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        CategoryReplacement: {
            name: string;
            subcategories?: string[];
            attributes?: {
                name: string;
                name_en?: string;
                /** @enum {string} */
                type: "number" | "range" | "text" | "choice" | "boolean";
                unit?: string;
                choices?: string[];
                is_filterable?: boolean;
                etim_code?: string;
            }[];
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "requestType": "quote",
         *       "firstName": "Leïla",
         *       "lastName": "Ben Salah",
         *       "email": "leila@example.com",
         *       "phone": "",
         *       "company": "",
         *       "subject": "",
         *       "message": "Je souhaite un devis pour deux variateurs.",
         *       "language": "fr",
         *       "consent_version": "2026-11-22",
         *       "product": null,
         *       "lines": [
         *         {
         *           "product": 1,
         *           "reference": "LUM-VAR-1",
         *           "title": "Variateur Brume",
         *           "quantity": 2,
         *           "note": ""
         *         }
         *       ],
         *       "from_page": "",
         *       "status": "new",
         *       "owner": null,
         *       "notes": "",
         *       "due_at": "2026-11-27T08:00:00.000Z",
         *       "answered_at": null
         *     }
         */
        ContactRequest: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            requestType: "demo" | "quote" | "support";
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            company: string;
            subject: string;
            message: string;
            /** @enum {string} */
            language: "fr" | "en";
            consent_version: string;
            product: {
                id: number | null;
                title: string;
            } | null;
            lines: {
                product: number | null;
                reference: string;
                title: string;
                quantity: number;
                note: string;
            }[];
            from_page: string;
            /** @enum {string} */
            status: "new" | "in_progress" | "done" | "spam";
            owner: {
                id: number;
                username: string;
                display_name: string;
            } | null;
            notes: string;
            /** Format: date-time */
            due_at: string;
            answered_at: string | null;
        };
        /**
         * @example {
         *       "requestType": "quote",
         *       "firstName": "Leïla",
         *       "lastName": "Ben Salah",
         *       "email": "leila@example.com",
         *       "message": "Je souhaite un devis pour deux variateurs.",
         *       "consent": true,
         *       "lines": [
         *         {
         *           "slug": "variateur-brume",
         *           "quantity": 2
         *         }
         *       ]
         *     }
         */
        ContactRequestInput: {
            /**
             * @default demo
             * @enum {string}
             */
            requestType?: "demo" | "quote" | "support";
            firstName: string;
            lastName: string;
            email: string;
            phone?: string | null;
            company?: string | null;
            subject?: string | null;
            message: string;
            /** @constant */
            consent: true;
            product?: string | null;
            lines?: {
                slug: string;
                /** @default 1 */
                quantity?: number;
                note?: string | null;
            }[];
            /**
             * @default fr
             * @enum {string}
             */
            language?: "fr" | "en";
            from_page?: string | null;
            website?: string;
        };
        Deletion: {
            resource: string;
            id: number;
            reference: string | null;
            /** Format: date-time */
            deleted_at: string;
        };
        /**
         * @example {
         *       "success": true
         *     }
         */
        Done: {
            /** @constant */
            success: true;
        };
        Download: {
            name: string;
            /** @enum {string} */
            type: "Fiche technique" | "Manuel" | "Notice" | "Schéma" | "Certificat";
            url: string;
            size: string;
            /** @enum {string} */
            language: "Français" | "Anglais" | "Espagnol" | "Allemand";
            version?: string;
            date?: string;
            slug?: string;
            bytes?: number;
            sha256?: string;
        };
        DownloadInput: {
            name: string;
            /** @enum {string} */
            type: "Fiche technique" | "Manuel" | "Notice" | "Schéma" | "Certificat";
            /** @enum {string} */
            language: "Français" | "Anglais" | "Espagnol" | "Allemand";
            url: string;
            size?: string | null;
            version?: string | null;
            date?: string | null;
            slug?: string | null;
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "title": "Tout s’éteint",
         *       "description": "Une seule pression quand vous partez.",
         *       "icon": "",
         *       "icon_url": "",
         *       "order_index": 0,
         *       "is_active": true,
         *       "published_at": null,
         *       "published_until": null
         *     }
         */
        Feature: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            language?: "fr" | "en";
            title: string;
            description: string;
            icon: string;
            icon_url: string;
            order_index: number;
            is_active: boolean;
            published_at: string | null;
            published_until: string | null;
        };
        /**
         * @example {
         *       "title": "Tout s’éteint",
         *       "description": "Une seule pression quand vous partez."
         *     }
         */
        FeatureInput: {
            title: string;
            description: string;
            icon?: string | null;
            icon_url?: string | null;
            order_index?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
        };
        FeaturePatch: {
            title?: string;
            description?: string;
            icon?: string | null;
            icon_url?: string | null;
            order_index?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        FeatureReplacement: {
            title: string;
            description: string;
            icon?: string | null;
            icon_url?: string | null;
            order_index?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "title": "Collection d’hiver",
         *       "planned_at": null,
         *       "published_at": null,
         *       "failure": "",
         *       "changes": []
         *     }
         */
        Launch: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            title: string;
            planned_at: string | null;
            published_at: string | null;
            failure: string;
            changes: {
                key: string;
                noun: string;
                record: number | null;
                title: string;
                by: string;
                /** Format: date-time */
                at: string;
            }[];
        };
        /**
         * @example {
         *       "title": "Collection d’hiver"
         *     }
         */
        LaunchInput: {
            title: string;
            planned_at?: string | null;
        };
        LaunchPatch: {
            title?: string;
            planned_at?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        LaunchReplacement: {
            title: string;
            planned_at?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        Letter: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            title: string;
            preheader: string;
            sections: {
                id: string;
                /** @enum {string} */
                kind: "text" | "article" | "products" | "picture" | "button";
                text: string;
                label: string;
                alt_text: string;
                image_url: string;
                link: string;
                article: number | null;
                products: number[];
            }[];
            send_at: string | null;
            sending: {
                /** @enum {string} */
                state: "planned" | "sending" | "stopped" | "sent";
                started_at: string | null;
                ended_at: string | null;
                recipients: number;
                sent: number;
                failed: number;
                left: number;
                unsubscribed: number;
            } | null;
        };
        LetterInput: {
            title: string;
            preheader?: string | null;
            sections: {
                id: string;
                /** @enum {string} */
                kind: "text" | "article" | "products" | "picture" | "button";
                text: string;
                label: string;
                alt_text: string;
                image_url: string;
                link: string;
                article: number | null;
                products: number[];
            }[];
        };
        LetterPatch: {
            title?: string;
            preheader?: string | null;
            sections?: {
                id: string;
                /** @enum {string} */
                kind: "text" | "article" | "products" | "picture" | "button";
                text: string;
                label: string;
                alt_text: string;
                image_url: string;
                link: string;
                article: number | null;
                products: number[];
            }[];
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        LetterReplacement: {
            title: string;
            preheader?: string | null;
            sections: {
                id: string;
                /** @enum {string} */
                kind: "text" | "article" | "products" | "picture" | "button";
                text: string;
                label: string;
                alt_text: string;
                image_url: string;
                link: string;
                article: number | null;
                products: number[];
            }[];
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "image_url": "",
         *       "title": "Variateur Brume",
         *       "slug": "variateur-brume",
         *       "reference": "LUM-VAR-1",
         *       "category": "Éclairage",
         *       "subcategory": "",
         *       "short_description": "Règle la lumière en douceur.",
         *       "long_description": "",
         *       "price_from": 49.9,
         *       "is_active": true,
         *       "published_at": null,
         *       "published_until": null,
         *       "lifecycle": "active",
         *       "is_new": false,
         *       "featured": false,
         *       "specifications": [
         *         {
         *           "name": "Puissance",
         *           "value": "200",
         *           "unit": "W"
         *         }
         *       ],
         *       "benefits": [
         *         {
         *           "icon": "",
         *           "title": "Une lumière qui suit la journée.",
         *           "description": ""
         *         }
         *       ],
         *       "compatibility": [],
         *       "images": [],
         *       "downloads": [],
         *       "meta_title": "",
         *       "meta_description": ""
         *     }
         */
        ListedProduct: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            language?: "fr" | "en";
            /** @enum {string} */
            category_language?: "fr" | "en";
            image_url: string;
            title: string;
            slug: string;
            reference: string;
            category: string;
            subcategory: string;
            short_description: string;
            long_description: string;
            price_from: number | null;
            is_active: boolean;
            published_at: string | null;
            published_until: string | null;
            /** @enum {string} */
            lifecycle: "active" | "end_of_life" | "discontinued";
            is_new: boolean;
            featured: boolean;
            specifications: components["schemas"]["Specification"][];
            benefits: components["schemas"]["Benefit"][];
            compatibility: string[];
            images: components["schemas"]["ProductImage"][];
            downloads: components["schemas"]["Download"][];
            meta_title: string;
            meta_description: string;
        };
        MergeRequestSent: {
            base?: {
                [key: string]: unknown;
            };
            choices?: {
                [key: string]: "theirs" | "mine" | "both";
            };
            over?: number;
        };
        /**
         * @example {
         *       "results": [
         *         {
         *           "index": 0,
         *           "status": 200,
         *           "id": 1,
         *           "version": 4
         *         },
         *         {
         *           "index": 1,
         *           "status": 404,
         *           "error": {
         *             "message": "Cet élément n’existe pas ou n’existe plus.",
         *             "code": "not_found"
         *           }
         *         }
         *       ],
         *       "refused": 1
         *     }
         */
        OperationResults: {
            results: {
                index: number;
                status: number;
                id?: number;
                version?: number;
                error?: {
                    message: string;
                    /** @enum {string} */
                    code: "invalid" | "unauthenticated" | "factor_required" | "forbidden" | "factor_setup_required" | "verification_required" | "not_found" | "method_not_allowed" | "conflict" | "stale" | "precondition_failed" | "too_large" | "unsupported_media_type" | "too_many_requests" | "internal" | "unavailable";
                    issues?: {
                        path: string;
                        message: string;
                    }[];
                    /** @enum {string} */
                    reason?: "stale_version" | "slug_taken" | "reference_taken" | "name_taken" | "from_path_taken" | "idempotency_key_reused";
                    version?: number;
                };
            }[];
            refused: number;
        };
        /**
         * @example {
         *       "id": 9,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "title": "Notre atelier",
         *       "slug": "atelier",
         *       "sections": [
         *         {
         *           "id": "a",
         *           "kind": "text",
         *           "title": "Où nous travaillons",
         *           "html": "<p>À Tunis.</p>"
         *         }
         *       ],
         *       "is_active": false,
         *       "published_at": null,
         *       "published_until": null,
         *       "meta_title": "",
         *       "meta_description": "",
         *       "fixed": null
         *     }
         */
        Page: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            language?: "fr" | "en";
            title: string;
            slug: string;
            sections: components["schemas"]["Section"][];
            is_active: boolean;
            published_at: string | null;
            published_until: string | null;
            meta_title: string;
            meta_description: string;
            fixed: ("home" | "features" | "about" | "notice" | "terms" | "privacy" | "cookies" | "vulnerability") | null;
        };
        /**
         * @example {
         *       "title": "Notre atelier",
         *       "slug": "atelier",
         *       "sections": [
         *         {
         *           "kind": "text",
         *           "id": "a",
         *           "title": "Où nous travaillons",
         *           "html": "<p>À Tunis.</p>"
         *         }
         *       ]
         *     }
         */
        PageInput: {
            title: string;
            slug: string;
            sections?: components["schemas"]["SectionSent"][];
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
        };
        PagePatch: {
            title?: string;
            slug?: string;
            sections?: components["schemas"]["SectionSent"][];
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        PageReplacement: {
            title: string;
            slug: string;
            sections?: components["schemas"]["SectionSent"][];
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "image_url": "",
         *       "title": "Variateur Brume",
         *       "slug": "variateur-brume",
         *       "reference": "LUM-VAR-1",
         *       "category": "Éclairage",
         *       "subcategory": "",
         *       "short_description": "Règle la lumière en douceur.",
         *       "long_description": "",
         *       "price_from": 49.9,
         *       "is_active": true,
         *       "published_at": null,
         *       "published_until": null,
         *       "lifecycle": "active",
         *       "is_new": false,
         *       "featured": false,
         *       "specifications": [
         *         {
         *           "name": "Puissance",
         *           "value": "200",
         *           "unit": "W"
         *         }
         *       ],
         *       "benefits": [
         *         {
         *           "icon": "",
         *           "title": "Une lumière qui suit la journée.",
         *           "description": ""
         *         }
         *       ],
         *       "compatibility": [],
         *       "images": [],
         *       "downloads": [],
         *       "meta_title": "",
         *       "meta_description": "",
         *       "related_products": [],
         *       "required_products": [],
         *       "complementary_products": [],
         *       "replaced_by": null,
         *       "manufacturer_name": "",
         *       "manufacturer_address": "",
         *       "manufacturer_contact": "",
         *       "responsible_name": "",
         *       "responsible_address": "",
         *       "responsible_contact": "",
         *       "safety_warnings": "",
         *       "data_notice": "",
         *       "security_updates_until": null
         *     }
         */
        Product: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            language?: "fr" | "en";
            /** @enum {string} */
            category_language?: "fr" | "en";
            image_url: string;
            title: string;
            slug: string;
            reference: string;
            category: string;
            subcategory: string;
            short_description: string;
            long_description: string;
            price_from: number | null;
            is_active: boolean;
            published_at: string | null;
            published_until: string | null;
            /** @enum {string} */
            lifecycle: "active" | "end_of_life" | "discontinued";
            is_new: boolean;
            featured: boolean;
            specifications: components["schemas"]["Specification"][];
            benefits: components["schemas"]["Benefit"][];
            compatibility: string[];
            images: components["schemas"]["ProductImage"][];
            downloads: components["schemas"]["Download"][];
            meta_title: string;
            meta_description: string;
            related_products: components["schemas"]["RelatedProduct"][];
            required_products: components["schemas"]["RelatedProduct"][];
            complementary_products: components["schemas"]["RelatedProduct"][];
            replaced_by: components["schemas"]["RelatedProduct"] | null;
            manufacturer_name: string;
            manufacturer_address: string;
            manufacturer_contact: string;
            responsible_name: string;
            responsible_address: string;
            responsible_contact: string;
            safety_warnings: string;
            data_notice: string;
            security_updates_until: string | null;
            partial_fields?: ("related_products" | "required_products" | "complementary_products" | "replaced_by")[];
        };
        ProductImage: {
            id: string;
            url: string;
            filename: string;
            originalName: string;
            size: number;
            isMain: boolean;
            width?: number;
            height?: number;
            color?: string;
            alt_text?: string;
            focus?: {
                x: number;
                y: number;
            };
            isDrawing?: boolean;
        };
        ProductImageInput: {
            id: string;
            url: string;
            filename: string;
            originalName: string;
            size: number;
            isMain: boolean;
            width?: number;
            height?: number;
            color?: string;
            alt_text?: string;
            focus?: {
                x: number;
                y: number;
            };
            isDrawing?: boolean;
        };
        /**
         * @example {
         *       "title": "Variateur Brume",
         *       "slug": "variateur-brume",
         *       "reference": "LUM-VAR-1",
         *       "category": "Éclairage",
         *       "short_description": "Règle la lumière en douceur.",
         *       "price_from": 49.9,
         *       "specifications": [
         *         {
         *           "name": "Puissance",
         *           "value": "200",
         *           "unit": "W"
         *         }
         *       ],
         *       "benefits": [
         *         "Une lumière qui suit la journée."
         *       ]
         *     }
         */
        ProductInput: {
            title: string;
            slug: string;
            reference: string;
            category: string;
            subcategory?: string | null;
            short_description: string;
            long_description?: string | null;
            price_from?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            /** @enum {string} */
            lifecycle?: "active" | "end_of_life" | "discontinued";
            replaced_by?: (number | {
                id: number;
            }) | null;
            is_new?: boolean;
            featured?: boolean;
            specifications?: components["schemas"]["SpecificationInput"][];
            benefits?: components["schemas"]["BenefitInput"][];
            compatibility?: string[];
            images?: components["schemas"]["ProductImageInput"][];
            downloads?: components["schemas"]["DownloadInput"][];
            related_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            required_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            complementary_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            manufacturer_name?: string | null;
            manufacturer_address?: string | null;
            manufacturer_contact?: string | null;
            responsible_name?: string | null;
            responsible_address?: string | null;
            responsible_contact?: string | null;
            safety_warnings?: string | null;
            data_notice?: string | null;
            security_updates_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
        };
        /**
         * @example {
         *       "operations": [
         *         {
         *           "update": {
         *             "reference": "LUM-VAR-1",
         *             "price_from": 59.9
         *           }
         *         },
         *         {
         *           "remove": {
         *             "id": 99
         *           }
         *         }
         *       ],
         *       "mode": "each"
         *     }
         */
        ProductOperations: {
            operations: {
                create?: components["schemas"]["ProductInput"];
                update?: {
                    title?: string;
                    slug?: string;
                    reference?: string;
                    category?: string;
                    subcategory?: string | null;
                    short_description?: string;
                    long_description?: string | null;
                    price_from?: number | null;
                    is_active?: boolean;
                    published_at?: string | null;
                    published_until?: string | null;
                    /** @enum {string} */
                    lifecycle?: "active" | "end_of_life" | "discontinued";
                    replaced_by?: (number | {
                        id: number;
                    }) | null;
                    is_new?: boolean;
                    featured?: boolean;
                    specifications?: components["schemas"]["SpecificationInput"][];
                    benefits?: components["schemas"]["BenefitInput"][];
                    compatibility?: string[];
                    images?: components["schemas"]["ProductImageInput"][];
                    downloads?: components["schemas"]["DownloadInput"][];
                    related_products?: (number | {
                        id: number;
                        is_suggested?: boolean;
                    })[];
                    required_products?: (number | {
                        id: number;
                        is_suggested?: boolean;
                    })[];
                    complementary_products?: (number | {
                        id: number;
                        is_suggested?: boolean;
                    })[];
                    manufacturer_name?: string | null;
                    manufacturer_address?: string | null;
                    manufacturer_contact?: string | null;
                    responsible_name?: string | null;
                    responsible_address?: string | null;
                    responsible_contact?: string | null;
                    safety_warnings?: string | null;
                    data_notice?: string | null;
                    security_updates_until?: string | null;
                    meta_title?: string | null;
                    meta_description?: string | null;
                    id?: number;
                    version?: number | null;
                };
                upsert?: {
                    title: string;
                    slug: string;
                    reference: string;
                    category: string;
                    subcategory?: string | null;
                    short_description: string;
                    long_description?: string | null;
                    price_from?: number | null;
                    is_active?: boolean;
                    published_at?: string | null;
                    published_until?: string | null;
                    /** @enum {string} */
                    lifecycle?: "active" | "end_of_life" | "discontinued";
                    replaced_by?: (number | {
                        id: number;
                    }) | null;
                    is_new?: boolean;
                    featured?: boolean;
                    specifications?: components["schemas"]["SpecificationInput"][];
                    benefits?: components["schemas"]["BenefitInput"][];
                    compatibility?: string[];
                    images?: components["schemas"]["ProductImageInput"][];
                    downloads?: components["schemas"]["DownloadInput"][];
                    related_products?: (number | {
                        id: number;
                        is_suggested?: boolean;
                    })[];
                    required_products?: (number | {
                        id: number;
                        is_suggested?: boolean;
                    })[];
                    complementary_products?: (number | {
                        id: number;
                        is_suggested?: boolean;
                    })[];
                    manufacturer_name?: string | null;
                    manufacturer_address?: string | null;
                    manufacturer_contact?: string | null;
                    responsible_name?: string | null;
                    responsible_address?: string | null;
                    responsible_contact?: string | null;
                    safety_warnings?: string | null;
                    data_notice?: string | null;
                    security_updates_until?: string | null;
                    meta_title?: string | null;
                    meta_description?: string | null;
                    version?: number | null;
                };
                remove?: {
                    id?: number;
                    reference?: string;
                    version?: number | null;
                };
            }[];
            /** @enum {string} */
            mode?: "all" | "each";
        };
        /**
         * @example {
         *       "price_from": 54.9,
         *       "version": 1
         *     }
         */
        ProductPatch: {
            title?: string;
            slug?: string;
            reference?: string;
            category?: string;
            subcategory?: string | null;
            short_description?: string;
            long_description?: string | null;
            price_from?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            /** @enum {string} */
            lifecycle?: "active" | "end_of_life" | "discontinued";
            replaced_by?: (number | {
                id: number;
            }) | null;
            is_new?: boolean;
            featured?: boolean;
            specifications?: components["schemas"]["SpecificationInput"][];
            benefits?: components["schemas"]["BenefitInput"][];
            compatibility?: string[];
            images?: components["schemas"]["ProductImageInput"][];
            downloads?: components["schemas"]["DownloadInput"][];
            related_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            required_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            complementary_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            manufacturer_name?: string | null;
            manufacturer_address?: string | null;
            manufacturer_contact?: string | null;
            responsible_name?: string | null;
            responsible_address?: string | null;
            responsible_contact?: string | null;
            safety_warnings?: string | null;
            data_notice?: string | null;
            security_updates_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        ProductReplacement: {
            title: string;
            slug: string;
            reference: string;
            category: string;
            subcategory?: string | null;
            short_description: string;
            long_description?: string | null;
            price_from?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            /** @enum {string} */
            lifecycle?: "active" | "end_of_life" | "discontinued";
            replaced_by?: (number | {
                id: number;
            }) | null;
            is_new?: boolean;
            featured?: boolean;
            specifications?: components["schemas"]["SpecificationInput"][];
            benefits?: components["schemas"]["BenefitInput"][];
            compatibility?: string[];
            images?: components["schemas"]["ProductImageInput"][];
            downloads?: components["schemas"]["DownloadInput"][];
            related_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            required_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            complementary_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            manufacturer_name?: string | null;
            manufacturer_address?: string | null;
            manufacturer_contact?: string | null;
            responsible_name?: string | null;
            responsible_address?: string | null;
            responsible_contact?: string | null;
            safety_warnings?: string | null;
            data_notice?: string | null;
            security_updates_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        /**
         * @example {
         *       "title": "Variateur Brume",
         *       "slug": "variateur-brume",
         *       "category": "Éclairage",
         *       "short_description": "Règle la lumière."
         *     }
         */
        ProductUpsert: {
            title: string;
            slug: string;
            category: string;
            subcategory?: string | null;
            short_description: string;
            long_description?: string | null;
            price_from?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            /** @enum {string} */
            lifecycle?: "active" | "end_of_life" | "discontinued";
            replaced_by?: (number | {
                id: number;
            }) | null;
            is_new?: boolean;
            featured?: boolean;
            specifications?: components["schemas"]["SpecificationInput"][];
            benefits?: components["schemas"]["BenefitInput"][];
            compatibility?: string[];
            images?: components["schemas"]["ProductImageInput"][];
            downloads?: components["schemas"]["DownloadInput"][];
            related_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            required_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            complementary_products?: (number | {
                id: number;
                is_suggested?: boolean;
            })[];
            manufacturer_name?: string | null;
            manufacturer_address?: string | null;
            manufacturer_contact?: string | null;
            responsible_name?: string | null;
            responsible_address?: string | null;
            responsible_contact?: string | null;
            safety_warnings?: string | null;
            data_notice?: string | null;
            security_updates_until?: string | null;
            meta_title?: string | null;
            meta_description?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "title": "/ancienne-page",
         *       "from_path": "/ancienne-page",
         *       "to_url": "/produits",
         *       "kind": "permanent",
         *       "note": ""
         *     }
         */
        Redirection: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            title: string;
            from_path: string;
            to_url: string;
            /** @enum {string} */
            kind: "permanent" | "temporary";
            note: string;
        };
        /**
         * @example {
         *       "from_path": "/ancienne-page",
         *       "to_url": "/produits"
         *     }
         */
        RedirectionInput: {
            from_path: string;
            to_url: string;
            /** @enum {string} */
            kind?: "permanent" | "temporary";
            note?: string | null;
        };
        RedirectionPatch: {
            from_path?: string;
            to_url?: string;
            /** @enum {string} */
            kind?: "permanent" | "temporary";
            note?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        RedirectionReplacement: {
            from_path: string;
            to_url: string;
            /** @enum {string} */
            kind?: "permanent" | "temporary";
            note?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        RelatedProduct: {
            /** @enum {string} */
            language?: "fr" | "en";
            id: number;
            title: string;
            short_description: string;
            image_url: string;
            slug: string;
            /** @constant */
            is_suggested?: true;
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "name": "Rendez-vous",
         *       "language": "fr",
         *       "subject": "Votre projet",
         *       "text": "Bonjour {prénom},\n\nQuand pouvons-nous passer ?"
         *     }
         */
        ReplyTemplate: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            /** @enum {string} */
            language: "fr" | "en";
            subject: string;
            text: string;
        };
        /**
         * @example {
         *       "name": "Rendez-vous",
         *       "subject": "Votre projet",
         *       "text": "Bonjour {prénom},\n\nQuand pouvons-nous passer ?"
         *     }
         */
        ReplyTemplateInput: {
            name: string;
            /** @enum {string} */
            language?: "fr" | "en";
            subject: string;
            text: string;
        };
        ReplyTemplatePatch: {
            name?: string;
            /** @enum {string} */
            language?: "fr" | "en";
            subject?: string;
            text?: string;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        ReplyTemplateReplacement: {
            name: string;
            /** @enum {string} */
            language?: "fr" | "en";
            subject: string;
            text: string;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        Section: {
            id: string;
            /** @constant */
            kind: "opening";
            overline: string;
            lead: string;
            image_url: string;
            link_text: string;
            link_url: string;
        } | {
            id: string;
            /** @constant */
            kind: "text";
            title: string;
            html: string;
        } | {
            id: string;
            /** @constant */
            kind: "picture";
            title: string;
            html: string;
            image_url: string;
            image_alt: string;
            /** @enum {string} */
            side: "start" | "end";
        } | {
            id: string;
            /** @constant */
            kind: "stories";
            title: string;
            lead: string;
            items: {
                image_url: string;
                image_alt: string;
                title: string;
                text: string;
                link_text: string;
                link_url: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "benefits";
            title: string;
            lead: string;
            items: {
                icon: string;
                title: string;
                text: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "figures";
            title: string;
            items: {
                figure: string;
                label: string;
                text?: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "steps";
            title: string;
            lead: string;
            items: {
                mark: string;
                title: string;
                text: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "facts";
            title: string;
            items: {
                label: string;
                text: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "people";
            title: string;
            lead: string;
            items: {
                name: string;
                role: string;
                text: string;
                image_url: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "voices";
            title: string;
            items: {
                quote: string;
                name: string;
                source: string;
                /** @enum {string} */
                stars?: "0" | "1" | "2" | "3" | "4" | "5";
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "products";
            title: string;
            lead: string;
            /** @enum {string} */
            choice: "newest" | "category" | "chosen";
            category: number | null;
            products: number[];
        } | {
            id: string;
            /** @constant */
            kind: "articles";
            title: string;
            lead: string;
            /** @enum {string} */
            choice: "newest" | "category" | "chosen";
            /** @enum {string} */
            category: "guide" | "savings" | "security" | "installation" | "maintenance" | "trends";
            articles: number[];
        } | {
            id: string;
            /** @constant */
            kind: "features";
            title: string;
        } | {
            id: string;
            /** @constant */
            kind: "questions";
            title: string;
            lead: string;
            items: {
                question: string;
                answer: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "action";
            title: string;
            text: string;
            link_text: string;
            link_url: string;
            other_text: string;
            other_url: string;
            image_url?: string;
            image_alt?: string;
        } | {
            id: string;
            /** @constant */
            kind: "place";
        };
        SectionSent: {
            id: string;
            /** @constant */
            kind: "opening";
            overline: string;
            lead: string;
            image_url: string;
            link_text: string;
            link_url: string;
        } | {
            id: string;
            /** @constant */
            kind: "text";
            title: string;
            html: string;
        } | {
            id: string;
            /** @constant */
            kind: "picture";
            title: string;
            html: string;
            image_url: string;
            image_alt: string;
            /** @enum {string} */
            side: "start" | "end";
        } | {
            id: string;
            /** @constant */
            kind: "stories";
            title: string;
            lead: string;
            items: {
                image_url: string;
                image_alt: string;
                title: string;
                text: string;
                link_text: string;
                link_url: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "benefits";
            title: string;
            lead: string;
            items: {
                icon: string;
                title: string;
                text: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "figures";
            title: string;
            items: {
                figure: string;
                label: string;
                text?: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "steps";
            title: string;
            lead: string;
            items: {
                mark: string;
                title: string;
                text: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "facts";
            title: string;
            items: {
                label: string;
                text: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "people";
            title: string;
            lead: string;
            items: {
                name: string;
                role: string;
                text: string;
                image_url: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "voices";
            title: string;
            items: {
                quote: string;
                name: string;
                source: string;
                /** @enum {string} */
                stars?: "0" | "1" | "2" | "3" | "4" | "5";
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "products";
            title: string;
            lead: string;
            /** @enum {string} */
            choice: "newest" | "category" | "chosen";
            category: number | null;
            products: number[];
        } | {
            id: string;
            /** @constant */
            kind: "articles";
            title: string;
            lead: string;
            /** @enum {string} */
            choice: "newest" | "category" | "chosen";
            /** @enum {string} */
            category: "guide" | "savings" | "security" | "installation" | "maintenance" | "trends";
            articles: number[];
        } | {
            id: string;
            /** @constant */
            kind: "features";
            title: string;
        } | {
            id: string;
            /** @constant */
            kind: "questions";
            title: string;
            lead: string;
            items: {
                question: string;
                answer: string;
            }[];
        } | {
            id: string;
            /** @constant */
            kind: "action";
            title: string;
            text: string;
            link_text: string;
            link_url: string;
            other_text: string;
            other_url: string;
            image_url?: string;
            image_alt?: string;
        } | {
            id: string;
            /** @constant */
            kind: "place";
        };
        SignedIn: {
            /** @constant */
            success: true;
            token: string;
            user: {
                username: string;
                /** @enum {string} */
                role: "admin" | "editor" | "reader";
            };
            message: string;
        };
        SignIn: {
            username: string;
            password: string;
            code?: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "title": "La maison qui veille",
         *       "subtitle": "",
         *       "cta_text": "Demander une démo",
         *       "cta_link": "/contact",
         *       "image_url": "",
         *       "image_focus": null,
         *       "alt_text": "",
         *       "order_index": 0,
         *       "is_active": true,
         *       "published_at": null,
         *       "published_until": null
         *     }
         */
        Slide: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            language?: "fr" | "en";
            title: string;
            subtitle: string;
            cta_text: string;
            cta_link: string;
            image_url: string;
            image_focus: {
                x: number;
                y: number;
            } | null;
            alt_text: string;
            order_index: number;
            is_active: boolean;
            published_at: string | null;
            published_until: string | null;
        };
        /**
         * @example {
         *       "title": "La maison qui veille",
         *       "cta_text": "Demander une démo",
         *       "cta_link": "/contact"
         *     }
         */
        SlideInput: {
            title: string;
            subtitle?: string | null;
            cta_text: string;
            cta_link: string;
            image_url?: string | null;
            image_focus?: {
                x: number;
                y: number;
            } | null;
            alt_text?: string | null;
            order_index?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
        };
        SlidePatch: {
            title?: string;
            subtitle?: string | null;
            cta_text?: string;
            cta_link?: string;
            image_url?: string | null;
            image_focus?: {
                x: number;
                y: number;
            } | null;
            alt_text?: string | null;
            order_index?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        SlideReplacement: {
            title: string;
            subtitle?: string | null;
            cta_text: string;
            cta_link: string;
            image_url?: string | null;
            image_focus?: {
                x: number;
                y: number;
            } | null;
            alt_text?: string | null;
            order_index?: number | null;
            is_active?: boolean;
            published_at?: string | null;
            published_until?: string | null;
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        Specification: {
            name: string;
            value: string;
            unit: string;
            /** @enum {string} */
            name_language?: "fr" | "en";
            /** @enum {string} */
            value_language?: "fr" | "en";
        };
        SpecificationInput: {
            name?: string;
            value?: string;
            unit?: string;
            label?: string;
            parametre?: string;
            valeur?: string;
            unite?: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "version": 2,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "email": "leila@example.com",
         *       "language": "fr",
         *       "status": "pending",
         *       "consent_version": "2026-11-22",
         *       "confirmed_at": null
         *     }
         */
        Subscriber: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            email: string;
            /** @enum {string} */
            language: "fr" | "en";
            /** @enum {string} */
            status: "pending" | "confirmed" | "unsubscribed" | "spam" | "bounced";
            consent_version: string;
            confirmed_at: string | null;
        };
        /**
         * @example {
         *       "email": "leila@example.com"
         *     }
         */
        Subscription: {
            email: string;
            /** @enum {string} */
            language?: "fr" | "en";
            website?: string;
        };
        /**
         * @example {
         *       "id": 123,
         *       "version": 1,
         *       "created_at": "2026-11-27T08:00:00.000Z",
         *       "updated_at": "2026-11-27T08:00:00.000Z",
         *       "title": "brumisateur",
         *       "language": "fr",
         *       "words": [
         *         "brumisateur"
         *       ],
         *       "meant": [
         *         "variateur"
         *       ]
         *     }
         */
        SynonymGroup: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            title: string;
            /** @enum {string} */
            language: "fr" | "en";
            words: string[];
            meant: string[];
        };
        /**
         * @example {
         *       "words": [
         *         "brumisateur"
         *       ],
         *       "meant": [
         *         "variateur"
         *       ]
         *     }
         */
        SynonymGroupInput: {
            /** @enum {string} */
            language?: "fr" | "en";
            words: string[];
            meant?: string[];
        };
        SynonymGroupPatch: {
            /** @enum {string} */
            language?: "fr" | "en";
            words?: string[];
            meant?: string[];
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        SynonymGroupReplacement: {
            /** @enum {string} */
            language?: "fr" | "en";
            words: string[];
            meant?: string[];
            version?: number | null;
            merge?: components["schemas"]["MergeRequestSent"];
            partial_fields?: string[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "translations": {
         *         "en": {
         *           "state": "missing",
         *           "is_published": false,
         *           "slug": "brume-dimmer",
         *           "version": 1,
         *           "fields": {
         *             "title": "Brume dimmer"
         *           },
         *           "states": {
         *             "title": "done",
         *             "short_description": "missing",
         *             "long_description": "done",
         *             "specifications": "missing",
         *             "benefits": "missing",
         *             "compatibility": "done",
         *             "images": "done",
         *             "downloads": "done",
         *             "safety_warnings": "done",
         *             "data_notice": "done",
         *             "meta_title": "done",
         *             "meta_description": "done"
         *           }
         *         }
         *       }
         *     }
         */
        Translations: {
            id: number;
            translations: {
                [key: string]: {
                    /** @enum {string} */
                    state: "missing" | "outdated" | "draft" | "published";
                    is_published: boolean;
                    slug: string;
                    version?: number;
                    fields: {
                        [key: string]: string | string[] | {
                            [key: string]: string;
                        }[];
                    };
                    states: {
                        [key: string]: "missing" | "outdated" | "done";
                    };
                };
            };
        };
        /**
         * @example {
         *       "translations": {
         *         "en": {
         *           "slug": "brume-dimmer",
         *           "fields": {
         *             "title": "Brume dimmer"
         *           }
         *         }
         *       }
         *     }
         */
        TranslationsPatch: {
            translations: {
                [key: string]: {
                    fields?: {
                        [key: string]: string | string[] | {
                            [key: string]: string;
                        }[];
                    };
                    slug?: string | "" | null;
                    is_published?: boolean;
                    version?: number | null;
                    mark_done?: boolean | string[];
                };
            };
        };
        UploadedImage: {
            id: string;
            url: string;
            filename: string;
            originalName: string;
            size: number;
            width: number;
            height: number;
            color: string;
        };
        UploadedPdf: {
            id: string;
            url: string;
            filename: string;
            originalName: string;
            size: number;
        };
        /**
         * @example {
         *       "is_active": false
         *     }
         */
        Visibility: {
            is_active: boolean;
            version?: number | null;
        };
        WebhookAddress: {
            url: string;
        };
    };
    responses: {
        /** @description Unchanged since the reply whose `ETag` is sent by `If-None-Match` */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Invalid request: `issues` names each faulty field */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Certains champs sont à corriger.",
                 *       "code": "invalid",
                 *       "issues": [
                 *         {
                 *           "path": "title",
                 *           "message": "Ce champ est obligatoire."
                 *         },
                 *         {
                 *           "path": "slug",
                 *           "message": "Ce champ est obligatoire."
                 *         },
                 *         {
                 *           "path": "reference",
                 *           "message": "Ce champ est obligatoire."
                 *         },
                 *         {
                 *           "path": "category",
                 *           "message": "Ce champ est obligatoire."
                 *         },
                 *         {
                 *           "path": "short_description",
                 *           "message": "Ce champ est obligatoire."
                 *         },
                 *         {
                 *           "path": "price_from",
                 *           "message": "Indiquez un prix supérieur à 0, ou laissez ce champ vide."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No session or an expired one, or an API key that is no longer valid. At a sign-in: wrong name, password or code, or (`factor_required`) the second factor of this person is asked for: send the request again with `code` */
        Error401: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Connectez-vous pour continuer.",
                 *       "code": "unauthenticated"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The person’s role, or the key’s scopes, do not allow it, or (`factor_setup_required`) the person must first set up a second factor */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Cette clé d’API n’a pas le droit « products:read ».",
                 *       "code": "forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Unknown or hidden */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Cet élément n’existe pas ou n’existe plus.",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description This path lacks this method */
        Error405: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Cette méthode n’est pas acceptée à cette adresse.",
                 *       "code": "method_not_allowed"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Conflict, as `reason` says: `stale_version`, `slug_taken`, `reference_taken`, `name_taken`, `from_path_taken`, `idempotency_key_reused`. For `stale_version`, `code` is `stale`, and `version` the stored version */
        Error409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Cet élément a été modifié entre-temps.",
                 *       "code": "stale",
                 *       "reason": "stale_version",
                 *       "version": 5
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The version that `If-Match` demands is not the stored one, which `version` gives */
        Error412: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Cet élément n’est plus à la version demandée.",
                 *       "code": "precondition_failed",
                 *       "reason": "stale_version",
                 *       "version": 5
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too large */
        Error413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "La demande est trop volumineuse.",
                 *       "code": "too_large"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Type of content refused */
        Error415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Ce type de contenu n’est pas accepté.",
                 *       "code": "unsupported_media_type"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many tries: try again after `Retry-After` */
        Error429: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Trop de tentatives. Veuillez réessayer plus tard.",
                 *       "code": "too_many_requests"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Stopping, database or disk unavailable, or too many large requests at once: try again after `Retry-After` */
        Error503: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Le service est momentanément indisponible. Veuillez réessayer dans un instant.",
                 *       "code": "unavailable"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
        IdempotencyKey: string;
        /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
        IfMatch: string;
        /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
        IfNoneMatch: string;
        /** @description The language: `en` gives published translations, and each item says its language in `language` (`fr` where it is not translated). Without it, all is French. */
        Lang: "fr" | "en";
        /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
        PreferMerge: string;
        /** @description The id of the message, the same at each try */
        WebhookId: string;
        /** @description The moment of the try, in seconds since 1970 */
        WebhookTimestamp: string;
        /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description “merge” where the request was merged with what had been saved since */
        PreferenceApplied: string;
        /** @description The digest of the reply, which `If-None-Match` sends back */
        ETag: string;
        /** @description Begins with its version; `If-None-Match` replies 304 to it, and `If-Match` writes at that version only */
        RecordETag: string;
        /** @description Seconds to wait before another try */
        RetryAfter: number;
        /** @description The methods that this path has */
        Allow: string;
        /** @description How to prove an identity */
        WWWAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getProducts: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
                q?: string;
                category?: string;
                sort?: "name" | "reference" | "new";
                /** @description The language: `en` gives published translations, and each item says its language in `language` (`fr` where it is not translated). Without it, all is French. */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedProduct"][];
                        total: number;
                        page: number;
                        limit: number;
                        corrected?: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            503: components["responses"]["Error503"];
        };
    };
    getProductsSlug: {
        parameters: {
            query?: {
                /** @description The language: `en` gives published translations, and each item says its language in `language` (`fr` where it is not translated). Without it, all is French. */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getSlides: {
        parameters: {
            query?: {
                /** @description The language: `en` gives published translations, and each item says its language in `language` (`fr` where it is not translated). Without it, all is French. */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slide"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            503: components["responses"]["Error503"];
        };
    };
    getBlogs: {
        parameters: {
            query?: {
                /** @description The language: `en` gives published translations, and each item says its language in `language` (`fr` where it is not translated). Without it, all is French. */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            503: components["responses"]["Error503"];
        };
    };
    getBlogsSlug: {
        parameters: {
            query?: {
                /** @description The language: `en` gives published translations, and each item says its language in `language` (`fr` where it is not translated). Without it, all is French. */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getFeatures: {
        parameters: {
            query?: {
                /** @description The language: `en` gives published translations, and each item says its language in `language` (`fr` where it is not translated). Without it, all is French. */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feature"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            503: components["responses"]["Error503"];
        };
    };
    postContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequestInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        is_held: boolean;
                    };
                };
            };
            400: components["responses"]["Error400"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminDashboardStats: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: number;
                        slides: number;
                        blogs: number;
                        features: number;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminChanges: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                since?: string;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deletion"][];
                        next_cursor: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminWebhooksReplayFailed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookAddress"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminCategories: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][] | {
                        data?: components["schemas"]["Category"][];
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminCategoriesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminCategoriesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminCategoriesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminCategoriesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminCategoriesIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminCategoriesIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationsPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminProducts: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
                page?: number;
                q?: string;
                category?: string;
                sort?: "name" | "reference" | "new" | "category" | "subcategory" | "visible" | "featured" | "images" | "downloads" | "modified" | "completeness";
                direction?: "asc" | "desc";
                only?: string;
                modified?: "24h" | "7d" | "30d";
                reference?: string;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedProduct"][];
                        total?: number;
                        page?: number;
                        limit?: number;
                        corrected?: string;
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminProductsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminProductsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminProductsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminProductsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminProductsByReferenceReference: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpsert"];
            };
        };
        responses: {
            /** @description Replaced */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminProductsBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductOperations"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationResults"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminProductsIdVisibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Visibility"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminProductsIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminProductsIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationsPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSlides: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slide"][] | {
                        data?: components["schemas"]["Slide"][];
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSlides: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlideInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slide"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSlidesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slide"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminSlidesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlideReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slide"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminSlidesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminSlidesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlidePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slide"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSlidesIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminSlidesIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationsPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminBlogs: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"][] | {
                        data?: components["schemas"]["Article"][];
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminBlogs: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminBlogsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminBlogsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminBlogsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminBlogsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticlePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminBlogsIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminBlogsIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationsPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPages: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
                page?: number;
                q?: string;
                is_active?: boolean;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            version: number;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            /** @enum {string} */
                            language?: "fr" | "en";
                            title: string;
                            slug: string;
                            is_active: boolean;
                            published_at: string | null;
                            published_until: string | null;
                            fixed: ("home" | "features" | "about" | "notice" | "terms" | "privacy" | "cookies" | "vulnerability") | null;
                            section_count: number;
                        }[];
                        total?: number;
                        page?: number;
                        limit?: number;
                        counts?: {
                            all: number;
                            active: number;
                        };
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminPages: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPagesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminPagesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminPagesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminPagesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminPagesIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminPagesIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationsPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeatures: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feature"][] | {
                        data?: components["schemas"]["Feature"][];
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminFeatures: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeatureInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feature"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeaturesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feature"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminFeaturesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeatureReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feature"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminFeaturesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminFeaturesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeaturePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feature"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminFeaturesIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminFeaturesIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationsPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminRequests: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
                page?: number;
                q?: string;
                status?: "new" | "in_progress" | "done" | "spam";
                requestType?: "demo" | "quote" | "support";
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactRequest"][];
                        total?: number;
                        page?: number;
                        limit?: number;
                        has_more?: boolean;
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminRequestsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRequest"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminReplyTemplates: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"][] | {
                        data?: components["schemas"]["ReplyTemplate"][];
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminReplyTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminReplyTemplatesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminReplyTemplatesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminReplyTemplatesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminReplyTemplatesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplatePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSubscribers: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
                page?: number;
                q?: string;
                status?: "pending" | "confirmed" | "unsubscribed" | "spam" | "bounced";
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"][];
                        total?: number;
                        page?: number;
                        limit?: number;
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSubscribersBounces: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Bounce"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminLetters: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Letter"][] | {
                        data?: components["schemas"]["Letter"][];
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminLetters: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Letter"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminLettersId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Letter"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminLettersId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Letter"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminLettersId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminLettersId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Letter"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminLettersIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminLettersIdTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationsPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSynonyms: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymGroup"][] | {
                        data?: components["schemas"]["SynonymGroup"][];
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminSynonyms: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SynonymGroupInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymGroup"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminSynonymsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymGroup"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminSynonymsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SynonymGroupReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymGroup"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminSynonymsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminSynonymsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SynonymGroupPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymGroup"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminRedirections: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
                page?: number;
                q?: string;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Redirection"][];
                        total?: number;
                        page?: number;
                        limit?: number;
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminRedirections: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectionInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirection"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminRedirectionsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirection"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminRedirectionsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectionReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirection"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminRedirectionsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminRedirectionsId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectionPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirection"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminLaunches: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Launch"][] | {
                        data?: components["schemas"]["Launch"][];
                        next_cursor?: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminLaunches: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Launch"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminLaunchesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the reply that you have: 304 if it has not changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["RecordETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Launch"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            503: components["responses"]["Error503"];
        };
    };
    putAdminLaunchesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Launch"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    deleteAdminLaunchesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            503: components["responses"]["Error503"];
        };
    };
    patchAdminLaunchesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description “merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409. */
                Prefer?: components["parameters"]["PreferMerge"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Launch"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            412: components["responses"]["Error412"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image: string;
                };
            };
        };
        responses: {
            /** @description The file is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminUploadPdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPdf"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    postAdminUploadSheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    sheet: string;
                };
            };
        };
        responses: {
            /** @description The file is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        filename: string;
                        columns: string[];
                        samples: string[][];
                        rows: number;
                        header_line: number;
                        sheet: string;
                        sheets: string[];
                        first_lines: {
                            line: number;
                            cells: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            503: components["responses"]["Error503"];
        };
    };
    getAdminProductExport: {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            503: components["responses"]["Error503"];
        };
    };
    onCategoryCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "category.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Category"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCategoryUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "category.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Category"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCategoryDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "category.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Category"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProductCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "product.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Product"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProductUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "product.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Product"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProductDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "product.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Product"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSlideCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "slide.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Slide"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSlideUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "slide.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Slide"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSlideDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "slide.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Slide"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onArticleCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "article.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Article"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onArticleUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "article.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Article"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onArticleDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "article.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Article"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPageCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "page.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Page"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPageUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "page.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Page"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPageDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "page.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Page"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFeatureCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "feature.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Feature"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFeatureUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "feature.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Feature"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFeatureDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "feature.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Feature"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactRequestCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "contact_request.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactRequestUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "contact_request.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactRequestDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "contact_request.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReplyTemplateCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "reply_template.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["ReplyTemplate"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReplyTemplateUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "reply_template.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["ReplyTemplate"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReplyTemplateDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "reply_template.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["ReplyTemplate"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSubscriberCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "subscriber.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSubscriberUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "subscriber.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSubscriberDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "subscriber.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLetterCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "letter.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Letter"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLetterUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "letter.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Letter"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLetterDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "letter.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Letter"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSettingsCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "settings.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSettingsUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "settings.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSettingsDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "settings.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSynonymGroupCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "synonym_group.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["SynonymGroup"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSynonymGroupUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "synonym_group.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["SynonymGroup"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSynonymGroupDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "synonym_group.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["SynonymGroup"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRedirectionCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "redirection.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Redirection"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRedirectionUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "redirection.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Redirection"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRedirectionDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "redirection.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Redirection"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTranslationCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "translation.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTranslationUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "translation.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTranslationDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "translation.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLaunchCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "launch.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Launch"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLaunchUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "launch.updated";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Launch"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLaunchDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "launch.deleted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        version?: number;
                        fields?: string[];
                        item?: components["schemas"]["Launch"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRequestCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "request.created";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                        item?: components["schemas"]["ContactRequest"];
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRequestErased: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "request.erased";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: number;
                    };
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same at each try */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description The moment of the try, in seconds since 1970 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "test";
                    /** Format: date-time */
                    timestamp: string;
                    data: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description Send no more: the webhook stops */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any 2xx will do */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
