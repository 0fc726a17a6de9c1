# A cache of one's own that keeps what a CDN may: CDN_PURGE_URL=http://…/purge and CDN_PURGE_TOKEN at the instances (docs/operations.md, decision 64).
vcl 4.1;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
}

sub vcl_recv {
	if (req.url == "/purge") {
		# To be changed: the token.
		if (req.method != "POST" || req.http.Authorization != "Bearer CDN_PURGE_TOKEN") {
			return (synth(403));
		}
		# All of a purge is one tag: nothing has to be parsed.
		ban("obj.http.Surrogate-Key ~ content");
		return (synth(200));
	}
	# Cookies are the back office's.
	if (req.url !~ "^/(admin|trpc|api/admin)(/|$|\?)") {
		unset req.http.Cookie;
	}
}

sub vcl_backend_response {
	# Varnish does not know CDN-Cache-Control by itself. What does not bear it, it judges as always: it keeps files, and no `no-cache`.
	if (beresp.http.CDN-Cache-Control) {
		set beresp.ttl = 10m;
		set beresp.grace = 1m;
		return (deliver);
	}
}

sub vcl_deliver {
	unset resp.http.CDN-Cache-Control;
	unset resp.http.Cache-Tag;
	unset resp.http.Surrogate-Key;
}
